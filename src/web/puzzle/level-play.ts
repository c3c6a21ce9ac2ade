import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { type Downs, type Level, type Run, run, starsFor } from '../../puzzles/index.ts';
import type { PutDown, SpaceName } from '../../rules/index.ts';
import type { FrameMark, Marks, MonsterKit, Scene } from '../board/index.ts';
import type { KeptLevel } from '../kept/index.ts';
import { type Animator, Player, Reel, type Shown, sceneOf, shownPosition } from '../show/index.ts';
import { Builder } from './builder.ts';
import { figureView, levelPaint, namesOf, type Parts, partsOf } from './cast.ts';
import { coverOfPut } from './pieces.ts';
import { circleOf, printsOf } from './walk-marks.ts';

/** Where the level's progress is kept. */
export interface LevelRecord {
  read(): KeptLevel | undefined;
  write(now: KeptLevel): void;
}

const UNTRIED: KeptLevel = { downs: [], stars: 0, tries: 0, hints: 0, footprints: false };

export interface LevelPlayOptions {
  readonly level: Level;
  readonly kit: MonsterKit;
  readonly record: LevelRecord;
  /** Footprints while building, and the speed of walks: as the reader likes it. */
  readonly footprints: ReadonlySignal<boolean>;
  readonly speed: ReadonlySignal<number>;
  /** Whether the hall is drawn turned. */
  readonly turned?: ReadonlySignal<boolean>;
  readonly animator: Animator;
  /** The day by this device's calendar. */
  readonly today: () => string;
}

/** So many framed spaces hide the floor. */
const MANY_PLACES = 40;

/** What is pointed out by a hint. */
export interface HintMarks {
  /** One of these, or all of them together as a part of the hall. */
  readonly spaces: readonly SpaceName[];
  readonly together: boolean;
}

/** An endless walk (P2) as it is shown, step by step; the first look belongs to the first. */
export class Walk extends Reel<Shown> {
  readonly run: Run;

  constructor(run: Run, playback: Player<Shown>) {
    const [looked = [], first = [], ...others] = run.events;
    super(playback, [[...looked, ...first], ...others].slice(0, run.steps));
    this.run = run;
  }
}

/** A level on the page: one builds, lets the monster walk, watches, goes back, and tries again. */
export class LevelPlay {
  readonly level: Level;
  readonly parts: Parts;
  readonly builder: Builder;
  readonly names;
  readonly #options: LevelPlayOptions;
  readonly #walk = signal<Walk | undefined>(undefined);
  readonly walk: ReadonlySignal<Walk | undefined> = this.#walk;
  /** The walk was seen so far that its end is known. */
  readonly #decided = signal(false);
  readonly #record;
  readonly #hinted = signal<HintMarks | undefined>(undefined);
  readonly #endSaving: () => void;

  constructor(options: LevelPlayOptions) {
    const { level, record } = options;
    this.#options = options;
    this.level = level;
    this.parts = partsOf(level);
    this.names = namesOf(this.parts, options.turned);
    const kept = record.read() ?? UNTRIED;
    this.#record = signal(kept);
    this.builder = new Builder(level, kept.downs);
    let first = true;
    this.#endSaving = effect(() => {
      const downs = this.builder.downs.value;
      if (!first) this.#write({ downs });
      first = false;
    });
  }

  close(): void {
    this.#endSaving();
    this.#walk.peek()?.pause();
  }

  /** What is kept of this level. */
  get record(): ReadonlySignal<KeptLevel> {
    return this.#record;
  }

  /** The end of the walk, once it has been seen. */
  readonly verdict = computed((): Run | undefined =>
    this.#decided.value ? this.#walk.value?.run : undefined,
  );

  /** What would happen, while the reader builds and wants to see it. */
  readonly tested = computed((): Run | undefined =>
    this.#options.footprints.value && this.#walk.value === undefined && this.builder.lone.value === undefined
      ? run(this.level, this.builder.downs.value)
      : undefined,
  );

  /** The walk that the timeline shows. */
  readonly told = computed((): Run | undefined => this.#walk.value?.run ?? this.tested.value);

  readonly #built = computed((): Shown => shownPosition(this.builder.position.value));
  readonly scene = computed((): Scene => {
    const shown = this.#walk.value?.shown.value ?? this.#built.value;
    return sceneOf(shown, this.#options.kit, levelPaint(this.parts));
  });

  readonly #sides = computed(
    () => new Map([...this.parts].map(([id, { side }]) => [id, side === 'own' ? 'safe' : 'prey'] as const)),
  );

  readonly marks = computed((): Marks => {
    const sides = this.#sides.value;
    const walk = this.#walk.value;
    return walk === undefined ? { sides, ...this.#buildingMarks() } : { sides, ...this.#walkMarks(walk) };
  });

  #walkMarks(walk: Walk): Marks {
    if (walk.playing.value) return {};
    const over = this.#decided.value && walk.at.value >= walk.length;
    return over && walk.run.circle !== undefined ? { circle: circleOf(walk.run) } : {};
  }

  #buildingMarks(): Marks {
    const { builder } = this;
    const preview = builder.preview.value;
    const tested = this.tested.value;
    const refused = builder.refused.value;
    const hinted = this.#hinted.value;
    return {
      framed: builder.downs.value.map((put, index) => frameOf(put, index === builder.picked.value)),
      places: builder.places.value,
      placesFaint: builder.places.value.length > MANY_PLACES,
      ...(preview !== undefined && this.#ghost(preview)),
      ...(tested !== undefined && { prints: printsOf(tested) }),
      ...(refused !== undefined && { refused: refused.at }),
      ...(hinted !== undefined && { [hinted.together ? 'region' : 'pointed']: hinted.spaces }),
    };
  }

  #ghost(put: PutDown): Marks {
    return 'figure' in put ? { ghost: figureView(put.figure, this.parts, put.at) } : { placing: put };
  }

  /** Lets the monster go. False where a teleporter lies there alone. */
  start(): boolean {
    if (this.builder.lone.peek() !== undefined || this.#walk.peek() !== undefined) return false;
    const found = run(this.level, this.builder.downs.peek());
    const { animator, speed } = this.#options;
    const walk = new Walk(found, new Player(this.#built.peek(), { animator, speed }));
    const { stars, tries, footprints } = this.#record.peek();
    batch(() => {
      this.builder.backOut();
      this.builder.point(undefined);
      this.#hinted.value = undefined;
      this.#decided.value = false;
      this.#walk.value = walk;
      if (stars === 0)
        this.#write({ tries: tries + 1, footprints: footprints || this.#options.footprints.peek() });
    });
    void this.go();
    return true;
  }

  /** Where it is decided: with the bite that spoils it, else at the end. */
  decidedAt(found: Run): number {
    return found.failed?.why === 'own-eaten' ? found.failed.first.step : found.steps;
  }

  /** Plays on: to where it is decided, and after that to the end. */
  async go(): Promise<void> {
    const walk = this.#walk.peek();
    if (walk === undefined) return;
    const decided = this.decidedAt(walk.run);
    const until = walk.at.peek() < decided ? decided : walk.length;
    if (await walk.play(until)) this.#noticeEnd(walk);
  }

  async stepOn(): Promise<void> {
    const walk = this.#walk.peek();
    if (walk === undefined) return;
    if (walk.playing.peek()) walk.pause();
    else await walk.play(Math.min(walk.at.peek() + 1, walk.length));
    this.#noticeEnd(walk);
  }

  /** Shows any moment of the walk. */
  goTo(step: number): void {
    const walk = this.#walk.peek();
    if (walk === undefined) return;
    walk.goTo(step);
    this.#noticeEnd(walk);
  }

  skip(): void {
    const walk = this.#walk.peek();
    if (walk !== undefined) this.goTo(walk.length);
  }

  #noticeEnd(walk: Walk): void {
    if (this.#walk.peek() !== walk || this.#decided.peek()) return;
    if (walk.at.peek() < this.decidedAt(walk.run)) return;
    batch(() => {
      this.#decided.value = true;
      if (walk.run.solved) this.#solved();
    });
  }

  #solved(): void {
    const { stars, solvedOn } = this.#record.peek();
    const now = starsFor(this.level, this.builder.downs.peek());
    this.#write({
      stars: Math.max(stars, now) as KeptLevel['stars'],
      solvedOn: solvedOn ?? this.#options.today(),
    });
  }

  /** Back to building, with all as it was put down. */
  backToBuilding(): void {
    this.#walk.peek()?.pause();
    batch(() => {
      this.#walk.value = undefined;
      this.#decided.value = false;
    });
  }

  /** A further step of a hint was given. It is counted until the level is solved. */
  noteHint(marks: HintMarks, counts: boolean): void {
    const { stars, hints } = this.#record.peek();
    batch(() => {
      this.#hinted.value = marks;
      if (stars === 0 && counts) this.#write({ hints: hints + 1 });
    });
  }

  forgetHint(): void {
    this.#hinted.value = undefined;
  }

  /** Shows a solution: it is put down, and can be let go. */
  show(downs: Downs): void {
    this.backToBuilding();
    this.builder.set(downs);
  }

  #write(change: Partial<KeptLevel>): void {
    const now = { ...this.#record.peek(), ...change };
    this.#record.value = now;
    this.#options.record.write(now);
  }
}

function frameOf(put: PutDown, chosen: boolean): FrameMark {
  const cover = coverOfPut(put);
  return { at: cover[0]!, to: cover.at(-1)!, chosen };
}
