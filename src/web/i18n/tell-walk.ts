import { type FigureId, type GameEvent, otherSide, type RuleNumber, ruleOf } from '../../rules/index.ts';
import { listText, sentencesText } from './join.ts';
import { capital, castNames, type Names } from './names.ts';
import { pushedThing, type Told, tellEvent } from './tell-event.ts';
import { t } from './texts.ts';

/** Events told together: a step of the monster with its look, a figure's move, or one event of the table. */
export interface ToldGroup {
  readonly kind: 'step' | 'move' | 'table';
  /** The sentences, each with its rule, for a list that links them. */
  readonly parts: readonly Told[];
  /** All of them as one text, and the rule that matters most. */
  readonly sentence: string;
  readonly rule: RuleNumber;
  /** The monster's step, from 1 on; its last look is no step. */
  readonly step?: number;
  /** The events told: from the first to before `to`, as indices of the list given. */
  readonly from: number;
  readonly to: number;
}

type EventType = GameEvent['type'];
type TurnEvent = Extract<GameEvent, { type: 'figureTurnedOver' }>;
type PushEvent = Extract<
  GameEvent,
  { type: 'figurePushed' | 'blockPushed' | 'blockRemoved' | 'figureEaten' }
>;

const MOVE_TYPES: ReadonlySet<EventType> = new Set<EventType>([
  'figureEntered',
  'figureStepped',
  'figureLeft',
  'figureMoved',
]);
const MONSTER_TYPES: ReadonlySet<EventType> = new Set<EventType>([
  'monsterLooked',
  'monsterTurned',
  'monsterStepped',
  'monsterTeleported',
  'monsterCaught',
]);
/** What happens to others, and does not say by itself who made it happen. */
const PUSH_TYPES: ReadonlySet<EventType> = new Set<EventType>([
  'figurePushed',
  'blockPushed',
  'blockRemoved',
  'figureEaten',
]);

/**
 * A list of events, such as a batch of the table or a forecast's walk, told step by step. `names` knows what figures show at any
 * time before, within or after them.
 */
export function tellWalk(events: readonly GameEvent[], names: Names = castNames): ToldGroup[] {
  const groups: ToldGroup[] = [];
  let steps = 0;
  for (let from = 0; from < events.length; ) {
    const kind = kindAt(events, from);
    const to = endOfGroup(events, from, kind);
    const own = events.slice(from, to);
    if (own[0]!.type === 'cardDrawn') steps = 0;
    const walked = kind === 'step' && own.some((event) => event.type === 'monsterStepped');
    if (walked) steps++;
    const parts = tellGroup(own, kind, namesWithin(events, from, names));
    const sentence = sentencesText(parts.map((part) => part.sentence));
    groups.push({ kind, parts, sentence, rule: mainRule(parts), ...(walked && { step: steps }), from, to });
    from = to;
  }
  return groups;
}

/** Names by what figures show when an event happens, where they are turned over before or after it. */
function namesWithin(events: readonly GameEvent[], at: number, names: Names): Names {
  const showsThen = (id: FigureId): number | undefined => {
    const turnsIt = (event: GameEvent): event is TurnEvent =>
      event.type === 'figureTurnedOver' && event.figure === id;
    const next = events.slice(at).find(turnsIt);
    return next === undefined ? events.slice(0, at).findLast(turnsIt)?.points : otherSide(next.points);
  };
  return { ...names, figure: (id, shows = showsThen(id)) => names.figure(id, shows) };
}

function tellGroup(own: readonly GameEvent[], kind: ToldGroup['kind'], names: Names): Told[] {
  if (kind === 'step') return tellStep(own, names);
  return [kind === 'move' ? tellMove(own, names) : tellEvent(own[0]!, names, own)];
}

/** A push is reported before the step that made it: that one tells whose it was. */
function kindAt(events: readonly GameEvent[], from: number): ToldGroup['kind'] {
  const telling = events.slice(from).find((event) => !PUSH_TYPES.has(event.type))?.type;
  if (telling === undefined || MONSTER_TYPES.has(telling)) return 'step';
  return MOVE_TYPES.has(telling) ? 'move' : 'table';
}

function endOfGroup(events: readonly GameEvent[], from: number, kind: ToldGroup['kind']): number {
  if (kind === 'table') return from + 1;
  let to = from;
  if (kind === 'step') {
    to++;
    while (to < events.length && belongsToStep(events[to]!)) to++;
    return to;
  }
  while (to < events.length) {
    const { type } = events[to]!;
    if (!MOVE_TYPES.has(type) && !PUSH_TYPES.has(type)) break;
    to++;
    if (type === 'figureMoved') break;
  }
  return to;
}

const belongsToStep = ({ type }: GameEvent): boolean =>
  PUSH_TYPES.has(type) || (MONSTER_TYPES.has(type) && type !== 'monsterLooked');

/** The rule of what is out of the ordinary, else that of the look. */
const mainRule = (parts: readonly Told[]): RuleNumber =>
  (parts.findLast(({ rule }) => rule !== 'M3' && rule !== 'M4') ?? parts[0]!).rule;

// The monster's step.

function tellStep(events: readonly GameEvent[], names: Names): Told[] {
  const parts: Told[] = [];
  let pushed: PushEvent[] = [];
  const tell = (event: GameEvent): Told => tellEvent(event, names, events);
  for (const [index, event] of events.entries()) {
    if (isPush(event)) {
      pushed.push(event);
    } else if (event.type === 'monsterStepped') {
      const goesOn = event.slid && isPlainSlide(events[index + 1]);
      parts.push(...tellPushes(pushed, tell, names), ...tellArrival(event, pushed, goesOn, tell, names));
      pushed = [];
    } else if (event.type === 'monsterTurned' && event.because === 'saw' && parts.length > 0) {
      const look = parts.pop()!;
      parts.push({ ...look, sentence: sentencesText([look.sentence, tell(event).sentence]) });
    } else {
      parts.push(tell(event));
    }
  }
  return [...parts, ...tellPushes(pushed, tell, names), ...pushed.filter(isBite).map(tell)];
}

type Teller = (event: GameEvent) => Told;

const isPush = (event: GameEvent): event is PushEvent => PUSH_TYPES.has(event.type);
const isBite = (event: PushEvent): boolean => event.type === 'figureEaten' && event.because === 'bite';
const isPlainSlide = (event: GameEvent | undefined): boolean =>
  event?.type === 'monsterStepped' && event.slid && event.wall === undefined;

/** Where it comes to, and whom it bites there. A slide over several spaces is told by its end. */
function tellArrival(
  step: Extract<GameEvent, { type: 'monsterStepped' }>,
  pushed: readonly PushEvent[],
  goesOn: boolean,
  tell: Teller,
  names: Names,
): Told[] {
  const bites = pushed.filter(isBite);
  const [bite] = bites;
  if (bite?.type === 'figureEaten' && !step.slid && step.wall === undefined) {
    const values = { figure: names.figure(bite.figure), to: step.to };
    return [{ sentence: t('walk.bite-and-step', values), rule: ruleOf(bite) }];
  }
  return [...(goesOn ? [] : [tell(step)]), ...bites.map(tell)];
}

function tellPushes(pushed: readonly PushEvent[], tell: Teller, names: Names): Told[] {
  const moved = pushed.filter((event) => event.type === 'figurePushed' || event.type === 'blockPushed');
  const gone = pushed.filter((event) => event.type === 'blockRemoved' || event.type === 'figureEaten');
  const told = gone.filter((event) => !isBite(event)).map(tell);
  if (moved.length === 0) return told;
  const things = listText(moved.map((event) => pushedThing(event, event.to, event.slid, names)));
  const { rule } = tell(moved.find((event) => event.slid) ?? moved[0]!);
  return [{ sentence: t('walk.push', { things }), rule }, ...told];
}

// A figure's move.

function tellMove(events: readonly GameEvent[], names: Names): Told {
  const way = capital(tellWay(events, names));
  const things = tellMovedBlocks(events);
  const sentence =
    things.length === 0 ? way : t('walk.moved.pushes', { move: way, things: listText(things) });
  return { sentence, rule: ruleOf(mainOf(events), events) };
}

/** What matters most of a move: that it came in or left, else what it pushed, else a slide. */
const mainOf = (events: readonly GameEvent[]): GameEvent =>
  events.find(({ type }) => type === 'figureEntered' || type === 'figureLeft') ??
  events.find(isPush) ??
  events.find((event) => event.type === 'figureStepped' && event.slid) ??
  events[0]!;

function tellWay(events: readonly GameEvent[], names: Names): string {
  const steps = events.filter((event) => event.type === 'figureStepped');
  const mover = events.find((event) => MOVE_TYPES.has(event.type));
  const figure = names.figure(mover !== undefined && 'figure' in mover ? mover.figure : '');
  const entered = events.some((event) => event.type === 'figureEntered');
  const left = events.some((event) => event.type === 'figureLeft');
  const first = steps[0];
  const last = steps.at(-1);
  if (first === undefined || last === undefined) {
    if (left) return t('walk.left', { figure });
    return t(entered ? 'walk.entered' : 'walk.stayed', { figure });
  }
  if (left) return t('walk.moved.left', { figure, from: first.from });
  if (entered) return t('walk.moved.entered', { figure, to: last.to });
  return t('walk.walked', { figure, from: first.from, to: last.to });
}

/** Every block that was pushed, with where it is at the end. */
function tellMovedBlocks(events: readonly GameEvent[]): string[] {
  const ends = new Map<string, string>();
  for (const event of events) {
    if (event.type !== 'blockPushed' && event.type !== 'blockRemoved') continue;
    ends.delete(event.from);
    const thing = t(`word.${event.block}`);
    if (event.type === 'blockRemoved') ends.set(`gone ${ends.size}`, t('walk.moved.gone', { thing }));
    else ends.set(event.to, t('walk.push.thing', { thing, to: event.to }));
  }
  return [...ends.values()];
}
