import {
  type BlockKind,
  type FigureId,
  type GameEvent,
  isHitsCard,
  type RuleNumber,
  reachOf,
  ruleOf,
  type Sight,
  type SpaceName,
  STAR,
} from '../../rules/index.ts';
import { listText } from './join.ts';
import { capital, castNames, directionText, type Names, tileText } from './names.ts';
import { t } from './texts.ts';

/** A sentence, and the rule it follows from. */
export interface Told {
  readonly sentence: string;
  readonly rule: RuleNumber;
}

type EventOf<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;

const the = (block: BlockKind): string => t(`word.the.${block}`);

/** One sentence for one event; `among` as `ruleOf` asks for it. */
export function tellEvent(event: GameEvent, names: Names = castNames, among?: readonly GameEvent[]): Told {
  const rule = ruleOf(event, among);
  return { sentence: capital(tell(event, names, rule)), rule };
}

/** "It steps to f1. (M4)" */
export const toldText = ({ sentence, rule }: Told): string => t('word.with-rule', { sentence, rule });

function tell(event: GameEvent, names: Names, rule: RuleNumber): string {
  switch (event.type) {
    case 'monsterLooked':
      return tellLook(event, names);
    case 'monsterTurned':
      return tellTurn(event, rule, names);
    case 'monsterStepped':
      return tellStep(event);
    case 'monsterTeleported':
      return t('walk.teleport', { from: event.from, to: event.to });
    case 'monsterCaught':
      return t('walk.caught', { at: event.at, direction: directionText(event.facing, names) });
    case 'figureEaten':
      return tellEaten(event, names);
    case 'figurePushed':
      return tellFigurePushed(event, names);
    case 'blockPushed':
      return tellBlockPushed(event);
    case 'blockRemoved':
      return tellBlockRemoved(event);
    case 'figureEntered':
      return t('walk.entered', { figure: names.figure(event.figure) });
    case 'figureLeft':
      return t('walk.left', { figure: names.figure(event.figure) });
    case 'figureStepped':
      return tellFigureStep(event, names);
    default:
      return tellTable(event, names);
  }
}

const SIDES = ['ahead', 'left', 'right'] as const;

function tellLook(event: EventOf<'monsterLooked'>, names: Names): string {
  const direction = directionText(event.facing, names);
  if (event.outcome === 'none') return t('walk.look.none', { direction });
  const seen = SIDES.flatMap((side) => seenOn(side, event[side]));
  const count = Math.min(...seen.map((sight) => sight.distance));
  if (event.outcome === 'tie') {
    const figures = listText(event.nearest.map((id) => names.figure(id)));
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

function tellTurn({ facing, because, by }: EventOf<'monsterTurned'>, rule: RuleNumber, names: Names): string {
  const direction = directionText(facing, names);
  if (because === 'saw') return t('walk.turn.saw', { direction });
  if (because === 'teleporter') return t('walk.turn.teleporter', { direction });
  return t(rule === 'M11' ? 'walk.turn.stone-wall' : 'walk.turn.stone', { direction, at: by! });
}

function tellStep({ to, slid, wall }: EventOf<'monsterStepped'>): string {
  if (wall === STAR) return t('walk.wall-star', { to });
  if (wall !== undefined) return t('walk.wall', { wall, to });
  return slid ? t('walk.slide', { to }) : t('walk.step', { to });
}

function tellEaten({ figure: id, at, because }: EventOf<'figureEaten'>, names: Names): string {
  const figure = names.figure(id);
  if (because === 'bite') return t('walk.bite', { figure, at });
  return t(`walk.eaten.${because}`, { figure, at });
}

function tellFigurePushed({ figure: id, from, to, slid }: EventOf<'figurePushed'>, names: Names): string {
  const values = { figure: names.figure(id), from, to };
  return slid ? t('walk.figure-slid', values) : t('walk.figure-pushed', values);
}

function tellBlockPushed({ block, from, to, slid }: EventOf<'blockPushed'>): string {
  const values = { thing: the(block), from, to };
  return slid ? t('walk.block-slid', values) : t('walk.block-pushed', values);
}

function tellBlockRemoved(event: EventOf<'blockRemoved'>): string {
  const { from, because } = event;
  const at = event.at ?? from;
  const thing = the(event.block);
  if (because === 'edge') return t('walk.block-gone.edge', { thing, from });
  return because === 'teleporter'
    ? t('walk.block-gone.teleporter', { thing, at })
    : t('walk.block-gone.corner', { thing, at });
}

function tellFigureStep({ figure: id, from, to, slid }: EventOf<'figureStepped'>, names: Names): string {
  const values = { figure: names.figure(id), from, to };
  return slid ? t('walk.slid', values) : t('walk.walked', values);
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

function tellTable(event: EventOf<TableType>, names: Names): string {
  switch (event.type) {
    case 'tilePlaced': {
      const { tile, by } = event;
      const values = { tile: tileText(tile), at: tile.at };
      if (names.isYou(by)) return t('walk.tile.you', values);
      return t('walk.tile', { player: names.player(by), ...values });
    }
    case 'figureMoved':
      return t('walk.moved', { figure: names.figure(event.figure) });
    case 'figureTurnedOver': {
      const values = { figure: names.figure(event.figure), points: event.points };
      return t('walk.turned-over', values);
    }
    case 'cardDrawn':
      return tellCard(event);
    case 'figureReturned':
      return t('walk.returned', { figure: names.figure(event.figure) });
    case 'roundEnded':
      return t('walk.round-ended', { round: event.round });
    case 'stageTwoBegan':
      return t('walk.stage-two');
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

function tellEnd({ result: { winner, reason } }: EventOf<'gameEnded'>, names: Names): string {
  if (winner === null) return t('walk.ended.monster');
  if (names.isYou(winner)) return t(`walk.ended.${reason}.you`);
  return t(`walk.ended.${reason}`, { player: names.player(winner) });
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
