import { computed, type ReadonlySignal } from '@preact/signals';
import type { Position } from '../../../../rules/index.ts';
import type { BoardHandle, MonsterKit, Scene } from '../../../board/index.ts';
import { gamePaint, Player, type Shown, sceneOf, shownPosition } from '../../../show/index.ts';

export interface Motion {
  readonly speed: number;
  readonly reduced: boolean;
}

/** The figures of the boards here are called as in a game of up to four. */
const PAINT = gamePaint(4);

/** A board on which a playground's events are shown, without a sound. */
export class SmallBoard extends Player<Shown> {
  readonly board: { current: BoardHandle | null } = { current: null };
  readonly scene: ReadonlySignal<Scene>;

  constructor(position: Position, kit: MonsterKit, motion: () => Motion) {
    super(shownPosition(position), {
      stage: {
        play: async (events, options) => this.board.current?.animate(events, { ...options, ...motion() }),
      },
    });
    this.scene = computed(() => sceneOf(this.shown.value, kit, PAINT));
  }
}
