import {
  type BlockKind,
  type Card,
  type Direction,
  type GameEvent,
  type GameResult,
  reachOf,
  ruleOf,
  type Sight,
  STAR,
  type Tile,
} from '../../rules/index.ts';

type EventOf<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;

/** Every event as an English sentence with the number of its rule at the end; `among` as `ruleOf` asks for it. */
export function tell(event: GameEvent, among?: readonly GameEvent[]): string {
  const sentence = told(event);
  return `${sentence[0]!.toUpperCase()}${sentence.slice(1)} (${ruleOf(event, among)})`;
}

function told(event: GameEvent): string {
  switch (event.type) {
    case 'tilePlaced':
      return `${event.by} places ${tileWords(event.tile)}.`;
    case 'figureEntered':
      return `${event.figure} comes in onto p11.`;
    case 'figureStepped':
      return event.slid
        ? `${event.figure} slides on over the blood to ${event.to}.`
        : `${event.figure} goes from ${event.from} to ${event.to}.`;
    case 'figureLeft':
      return `${event.figure} leaves the hall and is out!`;
    case 'figureMoved':
      return `${event.figure} ${event.path === '' ? 'stays where it is' : 'ends its move'}.`;
    case 'figureTurnedOver':
      return `${event.figure} is turned over and shows ${event.points}.`;
    case 'blockPushed':
      return tellBlock(event);
    case 'blockRemoved':
      return tellRemoved(event);
    case 'cardDrawn':
      return `the card ${event.card} is turned: ${cardWords(event.card)}.`;
    case 'monsterLooked':
      return tellLook(event);
    case 'monsterTurned':
      return tellTurn(event);
    case 'monsterStepped':
      return tellStep(event);
    case 'monsterTeleported':
      return `teleporter ${event.pair} takes it from ${event.from} to ${event.to}.`;
    case 'monsterCaught':
      return `it faced ${WAYS[event.facing]} on ${event.at} before in this step, so the step ends there.`;
    case 'figureEaten':
      return tellEaten(event);
    case 'figurePushed':
      return event.slid
        ? `${event.figure} is pushed from ${event.from} and slides over the blood to ${event.to}.`
        : `${event.figure} is pushed from ${event.from} to ${event.to}.`;
    case 'figureReturned':
      return `${event.figure} goes back to the entrance.`;
    case 'roundEnded':
      return `round ${event.round} of stage ${event.stage} is over; the next player begins.`;
    case 'stageTwoBegan':
      return 'all cards are shuffled again; from now on who is eaten is out of the game.';
    case 'gameEnded':
      return `the game is over: ${resultWords(event.result)}.`;
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

function tellBlock({ block, from, to, slid }: EventOf<'blockPushed'>): string {
  const words = `the ${BLOCKS[block]} on ${from} is pushed`;
  if (slid) return `${words} and slides over the blood to ${to}.`;
  return `${words} to ${to}.`;
}

function tellRemoved({ block, from, at, because }: EventOf<'blockRemoved'>): string {
  const words = `the ${BLOCKS[block]} on ${from} is pushed`;
  if (because === 'edge') return `${words} over the edge and is gone.`;
  if (because === 'teleporter') return `${words} onto the teleporter on ${at} and is gone.`;
  return `${words} to the corner ${at} and is taken away.`;
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

function tellTurn({ facing, because, figure, by }: EventOf<'monsterTurned'>): string {
  const turns = `it turns ${WAYS[facing]}`;
  if (because === 'saw') return `${turns}, towards ${figure}.`;
  if (because === 'stone') return `the turning stone on ${by} works: ${turns}.`;
  return `the arrow on ${by} decides: it faces ${WAYS[facing]}.`;
}

function tellStep({ from, to, slid, wall }: EventOf<'monsterStepped'>): string {
  const moves = slid ? 'slides on over the blood' : 'steps';
  if (wall !== undefined) {
    const sign = wall === STAR ? 'the wall with the star' : `wall ${wall}`;
    return `it ${moves} through ${sign}, from ${from} to ${to}.`;
  }
  return `it ${moves} from ${from} to ${to}.`;
}

function tellEaten({ figure, at, because }: EventOf<'figureEaten'>): string {
  if (because === 'bite') return `it eats ${figure} on ${at}!`;
  if (because === 'edge') return `${figure} is pushed from ${at} over the edge, and that is eaten, too!`;
  return `${figure} is pushed onto the teleporter on ${at}, and that is eaten, too!`;
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
