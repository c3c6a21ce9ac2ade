import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { SpaceName, Target } from '../../rules/index.ts';
import { gameSpeed, reducedMotion } from '../app/index.ts';
import { type BoardHandle, beamsOf, type Marks, type Scene } from '../board/index.ts';
import { kept } from '../kept/index.ts';
import { boardAnimator, gamePaint, Player, type Shown, sceneOf, shownPosition } from '../show/index.ts';
import type { Playground } from './playground.ts';

/** The figures of the boards here are called as in a game of up to four. */
const PAINT = gamePaint(4);

/** A board on which a playground's events are shown, without a sound. */
export class SmallBoard extends Player<Shown> {
  readonly playground: Playground;
  readonly handle: { current: BoardHandle | null } = { current: null };
  readonly scene: ReadonlySignal<Scene>;
  readonly #refusedAt = signal<SpaceName | undefined>(undefined);

  constructor(playground: Playground) {
    super(shownPosition(playground.position), {
      animator: boardAnimator({ board: () => this.handle.current, reduced: reducedMotion, silent: true }),
      speed: gameSpeed,
    });
    this.playground = playground;
    this.scene = computed(() => sceneOf(this.shown.value, kept.monster.value.value.kit, PAINT));
  }

  /** Marks the space that was pressed in vain; none where it was no space, or not in vain. */
  refuse(at: Target | undefined): void {
    this.#refusedAt.value = at === 'entrance' || at === 'out' ? undefined : at;
  }

  /** As the playground stands now, at once. */
  afresh(): void {
    this.refuse(undefined);
    this.show(shownPosition(this.playground.position));
  }

  /** Whoever presses on while something moves does not wait for it: the end of it is shown at once. */
  hurry(): void {
    if (this.busy.peek()) this.afresh();
  }

  /** The chosen figure, and where it can go. */
  readonly chosenMarks = computed((): Marks => {
    const { chosen, position } = this.playground;
    if (chosen === undefined) return {};
    const reach = this.playground.ways().map(({ to, path }) => ({ at: to, cost: path.length }));
    return { selected: position.cast[chosen]!.id, reach };
  });

  readonly sightMarks = computed((): Marks => {
    const { sight } = this.playground;
    return sight === undefined ? {} : { beams: beamsOf(sight) };
  });

  readonly refusedMarks = computed(
    (): Marks => (this.#refusedAt.value === undefined ? {} : { refused: this.#refusedAt.value }),
  );
}
