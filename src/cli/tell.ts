import {
  type BlockKind,
  type Card,
  type Direction,
  type GameEvent,
  type GameResult,
  type RuleNumber,
  reachOf,
  type Sight,
  STAR,
  type Tile,
} from '../rules/index.ts';

type EventOf<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;
type Told = readonly [sentence: string, rule: RuleNumber];

/** Every event as an English sentence with the number of its rule at the end. Blocks are pushed by both sides. */
export function tell(event: GameEvent, pusher: 'figure' | 'monster' = 'figure'): string {
  const [sentence, rule] = told(event, pusher === 'monster');
  return `${sentence[0]!.toUpperCase()}${sentence.slice(1)} (${rule})`;
}

function told(event: GameEvent, byMonster: boolean): Told {
  switch (event.type) {
    case 'tilePlaced':
      return [`${event.by} places ${tileWords(event.tile)}.`, 'S3'];
    case 'figureEntered':
      return [`${event.figure} comes in onto p11.`, 'F2'];
    case 'figureStepped':
      return event.slid
        ? [`${event.figure} slides on over the blood to ${event.to}.`, 'F8']
        : [`${event.figure} goes from ${event.from} to ${event.to}.`, 'F1'];
    case 'figureLeft':
      return [`${event.figure} leaves the hall and is out!`, 'F2'];
    case 'figureMoved':
      return [`${event.figure} ${event.path === '' ? 'stays where it is' : 'ends its move'}.`, 'G2'];
    case 'figureTurnedOver':
      return [`${event.figure} is turned over and shows ${event.points}.`, 'G2'];
    case 'blockPushed':
      return tellBlock(event, byMonster);
    case 'blockRemoved':
      return tellRemoved(event, byMonster);
    case 'cardDrawn':
      return [`the card ${event.card} is turned: ${cardWords(event.card)}.`, 'M1'];
    case 'monsterLooked':
      return [tellLook(event), 'M3'];
    case 'monsterTurned':
      return tellTurn(event);
    case 'monsterStepped':
      return tellStep(event);
    case 'monsterTeleported':
      return [`teleporter ${event.pair} takes it from ${event.from} to ${event.to}.`, 'M14'];
    case 'monsterCaught':
      return [
        `it faced ${WAYS[event.facing]} on ${event.at} before in this step, so the step ends there.`,
        'M12',
      ];
    case 'figureEaten':
      return tellEaten(event);
    case 'figurePushed':
      return event.slid
        ? [`${event.figure} is pushed from ${event.from} and slides over the blood to ${event.to}.`, 'M7']
        : [`${event.figure} is pushed from ${event.from} to ${event.to}.`, 'M5'];
    case 'figureReturned':
      return [`${event.figure} goes back to the entrance.`, 'G5'];
    case 'roundEnded':
      return [`round ${event.round} of stage ${event.stage} is over; the next player begins.`, 'G1'];
    case 'stageTwoBegan':
      return ['all cards are shuffled again; from now on who is eaten is out of the game.', 'G6'];
    case 'gameEnded':
      return [`the game is over: ${resultWords(event.result)}.`, ruleOfEnd(event.result)];
  }
}

const WAYS: Readonly<Record<Direction, string>> = { n: 'north', e: 'east', s: 'south', w: 'west' };
const BLOCKS: Readonly<Record<BlockKind, string>> = {
  stone: 'stone',
  crystal: 'crystal',
  'turn-right': 'turning stone "right"',
  'turn-around': 'turning stone "180°"',
};

function tileWords(tile: Tile): string {
  if (tile.kind === 'pool') return `the ${tile.shape} pool of blood on ${tile.at}`;
  if (tile.kind === 'teleporter')
    return `a teleporter of pair ${tile.pair} on ${tile.at}, its arrow to the ${WAYS[tile.facing]}`;
  return `a ${BLOCKS[tile.kind]} on ${tile.at}`;
}

function cardWords(card: Card): string {
  const { steps, hits } = reachOf(card)!;
  if (hits === Number.POSITIVE_INFINITY) return `the monster walks ${steps} steps`;
  return `the monster walks until it has eaten ${hits}, ${steps} steps at most`;
}

function tellBlock({ block, from, to, slid }: EventOf<'blockPushed'>, byMonster: boolean): Told {
  const words = `the ${BLOCKS[block]} on ${from} is pushed`;
  if (slid) return [`${words} and slides over the blood to ${to}.`, byMonster ? 'M7' : 'F11'];
  return [`${words} to ${to}.`, byMonster ? 'M5' : 'F5'];
}

function tellRemoved({ block, from, at, because }: EventOf<'blockRemoved'>, byMonster: boolean): Told {
  const words = `the ${BLOCKS[block]} on ${from} is pushed`;
  if (because === 'edge') return [`${words} over the edge and is gone.`, 'M6'];
  if (because === 'teleporter') return [`${words} onto the teleporter on ${at} and is gone.`, 'M6'];
  return [`${words} to the corner ${at} and is taken away.`, byMonster ? 'M8' : 'F7'];
}

type Seen = Extract<Sight, { saw: string }>;

/** What it sees where, and which way it faces then. */
function tellLook({ facing, ahead, left, right, outcome, nearest }: EventOf<'monsterLooked'>): string {
  const seen = [
    { sight: ahead, where: 'ahead' },
    { sight: left, where: 'to its left' },
    { sight: right, where: 'to its right' },
  ].filter((look): look is { sight: Seen; where: string } => 'saw' in look.sight);
  const keeps = `keeps facing ${WAYS[facing]}`;
  if (outcome === 'none') return `it sees nobody and ${keeps}.`;
  const words = ({ sight, where }: (typeof seen)[number]): string => `${sight.saw} ${where}`;
  const closest = seen.filter(({ sight }) => nearest.includes(sight.saw));
  const farther = seen.filter(({ sight }) => !nearest.includes(sight.saw));
  const { sight } = closest[0]!;
  if (outcome === 'tie') {
    return `it sees ${closest.map(words).join(' and ')}, equally near at ${sight.distance}: it ${keeps}.`;
  }
  const others = farther.map((other) => `${words(other)} at ${other.sight.distance}`).join(' and ');
  const nearer = others === '' ? '' : `, nearer than ${others}`;
  const turns = sight.to === facing ? keeps : `turns ${WAYS[sight.to]}`;
  return `it sees ${words(closest[0]!)} at distance ${sight.distance}${nearer}: it ${turns}.`;
}

function tellTurn({ facing, because, figure, by }: EventOf<'monsterTurned'>): Told {
  const turns = `it turns ${WAYS[facing]}`;
  if (because === 'saw') return [`${turns}, towards ${figure}.`, 'M3'];
  if (because === 'stone') return [`the turning stone on ${by} works: ${turns}.`, 'M10'];
  return [`the arrow on ${by} decides: it faces ${WAYS[facing]}.`, 'M14'];
}

function tellStep({ from, to, slid, wall }: EventOf<'monsterStepped'>): Told {
  const moves = slid ? 'slides on over the blood' : 'steps';
  if (wall !== undefined) {
    const sign = wall === STAR ? 'the wall with the star' : `wall ${wall}`;
    return [`it ${moves} through ${sign}, from ${from} to ${to}.`, 'M9'];
  }
  return [`it ${moves} from ${from} to ${to}.`, slid ? 'M13' : 'M4'];
}

function tellEaten({ figure, at, because }: EventOf<'figureEaten'>): Told {
  if (because === 'bite') return [`it eats ${figure} on ${at}!`, 'M4'];
  if (because === 'edge')
    return [`${figure} is pushed from ${at} over the edge, and that is eaten, too!`, 'M6'];
  return [`${figure} is pushed onto the teleporter on ${at}, and that is eaten, too!`, 'M6'];
}

const REASONS = {
  escaped: 'with all figures out but one',
  'all-gone': 'now that every figure is out or eaten',
  'last-card': 'after the last card',
} as const;

/** Who wins and why. */
export function resultWords({ winner, reason, out }: GameResult): string {
  if (winner === null) return `the monster wins ${REASONS[reason]}, for nobody got a figure out`;
  const counts = Object.entries(out).map(([colour, count]) => `${colour} ${count}`);
  return `${winner} wins ${REASONS[reason]} (figures out: ${counts.join(', ')})`;
}

const ruleOfEnd = ({ winner, reason }: GameResult): RuleNumber => {
  if (winner === null) return 'G9';
  return reason === 'escaped' ? 'G7' : 'G8';
};
