import { NEXT, space } from './board.ts';
import type { GameResult } from './cast.ts';
import { headingOf } from './directions.ts';
import type { BlockEvent, GameEvent } from './events.ts';
import type { RuleNumber } from './rule-numbers.ts';

type EventOf<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;

/**
 * The rule that an event follows from. Who pushed a block, and whether the monster was sliding, is seen from the events
 * it was told among: those of the move or walk, in order. Alone, a block counts as pushed by a figure.
 */
export function ruleOf(event: GameEvent, among: readonly GameEvent[] = [event]): RuleNumber {
  switch (event.type) {
    case 'blockPushed':
    case 'blockRemoved':
      return ruleOfBlock(event, isByMonster(event, among));
    case 'monsterTurned':
      return ruleOfTurn(event, among);
    case 'monsterStepped':
      if (event.wall !== undefined) return 'M9';
      return event.slid ? 'M13' : 'M4';
    case 'figureEaten':
      return event.because === 'bite' ? 'M4' : 'M6';
    case 'figurePushed':
      return event.slid ? 'M7' : 'M5';
    case 'figureStepped':
      return event.slid ? 'F8' : 'F1';
    case 'gameEnded':
      return ruleOfEnd(event.result);
    default:
      return RULES[event.type];
  }
}

/** The rules of events that are always the same. */
const RULES = {
  tilePlaced: 'S3',
  figureEntered: 'F2',
  figureLeft: 'F2',
  figureMoved: 'G2',
  figureTurnedOver: 'G2',
  cardDrawn: 'M1',
  monsterLooked: 'M3',
  monsterTeleported: 'M14',
  monsterCaught: 'M12',
  figureReturned: 'G5',
  roundEnded: 'G1',
  stageTwoBegan: 'G6',
} as const;

function ruleOfBlock(event: BlockEvent, byMonster: boolean): RuleNumber {
  if (event.type === 'blockRemoved') {
    if (event.because !== 'corner') return 'M6';
    return byMonster ? 'M8' : 'F7';
  }
  if (event.slid) return byMonster ? 'M7' : 'F11';
  return byMonster ? 'M5' : 'F5';
}

const BY_MONSTER: ReadonlySet<string> = new Set(['monsterStepped', 'figurePushed', 'figureEaten']);

/** A push is told before the step that made it. */
function isByMonster(event: BlockEvent, among: readonly GameEvent[]): boolean {
  let at = among.indexOf(event);
  while (among[at]?.type === 'blockPushed' || among[at]?.type === 'blockRemoved') at++;
  return BY_MONSTER.has(among[at]?.type ?? '');
}

function ruleOfTurn(event: EventOf<'monsterTurned'>, among: readonly GameEvent[]): RuleNumber {
  if (event.because === 'saw') return 'M3';
  if (event.because === 'teleporter') return 'M14';
  if (NEXT[space(event.at) * 4 + headingOf(event.from)]! < 0) return 'M11';
  return isSliding(event, among) ? 'M15' : 'M10';
}

/** Within a step it goes on after a space only where blood carries it. */
const isSliding = (event: GameEvent, among: readonly GameEvent[]): boolean =>
  among
    .slice(0, Math.max(0, among.indexOf(event)))
    .findLast(({ type }) => type === 'monsterLooked' || type === 'monsterStepped')?.type === 'monsterStepped';

function ruleOfEnd({ winner, reason }: GameResult): RuleNumber {
  if (winner === null) return 'G9';
  return reason === 'escaped' ? 'G7' : 'G8';
}
