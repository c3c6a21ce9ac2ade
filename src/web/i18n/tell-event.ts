import {
  type BlockKind,
  type Direction,
  type FigureId,
  type GameEvent,
  headingOf,
  isHitsCard,
  neighbour,
  type RuleNumber,
  reachOf,
  type Sight,
  type SpaceName,
  STAR,
  space,
} from '../../rules/index.ts';
import { t } from './core.ts';
import { listText } from './language.ts';
import { capital, castNames, type Names, tileText } from './names.ts';

/** A sentence, and the rule it follows from. */
export interface Told {
  readonly sentence: string;
  readonly rule: RuleNumber;
}

type EventOf<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;

export const directionText = (direction: Direction): string => t(`word.${direction}`);
const the = (block: BlockKind): string => t(`word.the.${block}`);

/** One sentence for one event. */
export function tellEvent(event: GameEvent, names: Names = castNames()): Told {
  const { sentence, rule } = tell(event, names);
  return { sentence: capital(sentence), rule };
}

/** "It steps to f1. (M4)" */
export const toldText = ({ sentence, rule }: Told): string => t('word.with-rule', { sentence, rule });

function tell(event: GameEvent, names: Names): Told {
  switch (event.type) {
    case 'monsterLooked':
      return { sentence: tellLook(event, names), rule: 'M3' };
    case 'monsterTurned':
      return tellTurn(event);
    case 'monsterStepped':
      return tellStep(event);
    case 'monsterTeleported':
      return { sentence: t('walk.teleport', { from: event.from, to: event.to }), rule: 'M14' };
    case 'monsterCaught':
      return {
        sentence: t('walk.caught', { at: event.at, direction: directionText(event.facing) }),
        rule: 'M12',
      };
    case 'figureEaten':
      return tellEaten(event, names);
    case 'figurePushed':
      return tellFigurePushed(event, names);
    case 'blockPushed':
      return tellBlockPushed(event);
    case 'blockRemoved':
      return tellBlockRemoved(event);
    case 'figureEntered':
      return { sentence: t('walk.entered', { figure: names.figure(event.figure) }), rule: 'F2' };
    case 'figureLeft':
      return { sentence: t('walk.left', { figure: names.figure(event.figure) }), rule: 'F2' };
    case 'figureStepped':
      return tellFigureStep(event, names);
    default:
      return tellTable(event, names);
  }
}

const SIDES = ['ahead', 'left', 'right'] as const;

function tellLook(event: EventOf<'monsterLooked'>, names: Names): string {
  const direction = directionText(event.facing);
  if (event.outcome === 'none') return t('walk.look.none', { direction });
  const seen = SIDES.flatMap((side) => seenOn(side, event[side]));
  const count = Math.min(...seen.map((sight) => sight.distance));
  if (event.outcome === 'tie') {
    const figures = listText(event.nearest.map(names.figure));
    return t('walk.look.tie', { figures, direction, count });
  }
  const nearest = seen.find((sight) => sight.figure === event.nearest[0])!;
  const figure = names.figure(nearest.figure);
  const side = t(`word.${nearest.side}`);
  const others = seen.filter((sight) => sight !== nearest);
  if (others.length === 0) return t('walk.look.one', { figure, side, count });
  const farther = others.map((other) =>
    t('walk.look.other', { figure: names.figure(other.figure), distance: other.distance }),
  );
  return t('walk.look.nearest', { figure, side, count, others: listText(farther) });
}

const seenOn = (side: (typeof SIDES)[number], sight: Sight) =>
  'saw' in sight ? [{ side, figure: sight.saw, distance: sight.distance }] : [];

function tellTurn({ at, facing, from, because, by }: EventOf<'monsterTurned'>): Told {
  const direction = directionText(facing);
  if (because === 'saw') return { sentence: t('walk.turn.saw', { direction }), rule: 'M3' };
  if (because === 'teleporter') return { sentence: t('walk.turn.teleporter', { direction }), rule: 'M14' };
  const throughWall = neighbour(space(at), headingOf(from)) === undefined;
  return throughWall
    ? { sentence: t('walk.turn.stone-wall', { direction, at: by! }), rule: 'M11' }
    : { sentence: t('walk.turn.stone', { direction, at: by! }), rule: 'M10' };
}

function tellStep({ to, slid, wall }: EventOf<'monsterStepped'>): Told {
  if (wall === STAR) return { sentence: t('walk.wall-star', { to }), rule: 'M9' };
  if (wall !== undefined) return { sentence: t('walk.wall', { wall, to }), rule: 'M9' };
  return slid
    ? { sentence: t('walk.slide', { to }), rule: 'M13' }
    : { sentence: t('walk.step', { to }), rule: 'M4' };
}

function tellEaten({ figure: id, at, because }: EventOf<'figureEaten'>, names: Names): Told {
  const figure = names.figure(id);
  if (because === 'bite') return { sentence: t('walk.bite', { figure, at }), rule: 'M4' };
  return { sentence: t(`walk.eaten.${because}`, { figure, at }), rule: 'M6' };
}

function tellFigurePushed({ figure: id, from, to, slid }: EventOf<'figurePushed'>, names: Names): Told {
  const values = { figure: names.figure(id), from, to };
  return slid
    ? { sentence: t('walk.figure-slid', values), rule: 'M7' }
    : { sentence: t('walk.figure-pushed', values), rule: 'M5' };
}

/** Whoever pushed: F5 and F11 hold for both. */
function tellBlockPushed({ block, from, to, slid }: EventOf<'blockPushed'>): Told {
  const values = { thing: the(block), from, to };
  return slid
    ? { sentence: t('walk.block-slid', values), rule: 'F11' }
    : { sentence: t('walk.block-pushed', values), rule: 'F5' };
}

function tellBlockRemoved(event: EventOf<'blockRemoved'>): Told {
  const { from, because } = event;
  const at = event.at ?? from;
  const thing = the(event.block);
  if (because === 'edge') return { sentence: t('walk.block-gone.edge', { thing, from }), rule: 'M6' };
  return because === 'teleporter'
    ? { sentence: t('walk.block-gone.teleporter', { thing, at }), rule: 'M6' }
    : { sentence: t('walk.block-gone.corner', { thing, at }), rule: 'F7' };
}

function tellFigureStep({ figure: id, from, to, slid }: EventOf<'figureStepped'>, names: Names): Told {
  const values = { figure: names.figure(id), from, to };
  return slid
    ? { sentence: t('walk.slid', values), rule: 'F8' }
    : { sentence: t('walk.walked', values), rule: 'F1' };
}

type TableType =
  | 'tilePlaced'
  | 'figureMoved'
  | 'figureTurnedOver'
  | 'cardDrawn'
  | 'figureReturned'
  | 'roundEnded'
  | 'stageTwoBegan'
  | 'gameEnded';

function tellTable(event: EventOf<TableType>, names: Names): Told {
  switch (event.type) {
    case 'tilePlaced': {
      const { tile, by } = event;
      const values = { player: names.player(by), tile: tileText(tile), at: tile.at };
      return { sentence: t('walk.tile', values), rule: 'S3' };
    }
    case 'figureMoved':
      return { sentence: t('walk.moved', { figure: names.figure(event.figure) }), rule: 'G2' };
    case 'figureTurnedOver': {
      const values = { figure: names.figure(event.figure), points: event.points };
      return { sentence: t('walk.turned-over', values), rule: 'G2' };
    }
    case 'cardDrawn':
      return { sentence: tellCard(event), rule: 'M1' };
    case 'figureReturned':
      return { sentence: t('walk.returned', { figure: names.figure(event.figure) }), rule: 'G5' };
    case 'roundEnded':
      return { sentence: t('walk.round-ended', { round: event.round }), rule: 'G1' };
    case 'stageTwoBegan':
      return { sentence: t('walk.stage-two'), rule: 'G6' };
    case 'gameEnded':
      return tellEnd(event, names);
  }
}

function tellCard({ card }: EventOf<'cardDrawn'>): string {
  const { steps, hits } = reachOf(card)!;
  return isHitsCard(card)
    ? t('walk.card.hits', { count: hits, most: steps })
    : t('walk.card.steps', { count: steps });
}

function tellEnd({ result: { winner, reason } }: EventOf<'gameEnded'>, names: Names): Told {
  if (winner === null) return { sentence: t('walk.ended.monster'), rule: 'G9' };
  const sentence = t(`walk.ended.${reason}`, { player: names.player(winner) });
  return { sentence, rule: reason === 'escaped' ? 'G7' : 'G8' };
}

/** What is pushed and where to: "the stone to d3". */
export function pushedThing(
  what: { readonly figure: FigureId } | { readonly block: BlockKind },
  to: SpaceName,
  slid: boolean,
  names: Names,
): string {
  const thing = 'figure' in what ? names.figure(what.figure) : t(`word.push.${what.block}`);
  return t(slid ? 'walk.push.thing-slid' : 'walk.push.thing', { thing, to });
}
