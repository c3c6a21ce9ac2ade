import { computed, signal } from '@preact/signals';
import type { Downs, Level } from '../../../puzzles/index.ts';
import type { GameEvent } from '../../../rules/index.ts';
import { reducedMotion, Sayings } from '../../app/index.ts';
import type { BoardHandle } from '../../board/index.ts';
import { play as playSound, upright } from '../../device/index.ts';
import { tellWalk } from '../../i18n/index.ts';
import { kept } from '../../kept/index.ts';
import { LevelPlay, type LevelRecord, today } from '../../puzzle/index.ts';
import { boardAnimator } from '../../show/index.ts';

/** A level on the page, with what the page adds to it: the board that shows it, and what is said. */
export class LevelSession {
  readonly play: LevelPlay;
  readonly board: { current: BoardHandle | null } = { current: null };
  readonly footprints = computed(() => kept.puzzles.value.value.footprints);
  readonly speed = computed(() => kept.puzzles.value.value.speed);
  readonly said = new Sayings();
  /** Pressed where there is nothing to press yet. */
  readonly nudged = signal(false);

  constructor(level: Level, record: LevelRecord) {
    this.play = new LevelPlay({
      level,
      kit: kept.monster.value.peek().kit,
      record,
      footprints: this.footprints,
      speed: this.speed,
      turned: upright,
      animator: boardAnimator({
        board: () => this.board.current,
        reduced: reducedMotion,
        before: this.#tell,
      }),
      today,
    });
  }

  readonly #tell = (events: readonly GameEvent[]): void => {
    for (const { sentence } of tellWalk(events, this.play.names)) this.said.say(sentence);
  };

  flipFootprints(): void {
    kept.puzzles.update((now) => ({ ...now, footprints: !now.footprints }));
  }

  setSpeed(speed: 1 | 2 | 4): void {
    kept.puzzles.update((now) => ({ ...now, speed }));
  }

  /** A sound for what was done to the things put down. */
  heard(before: Downs): void {
    const { downs, refused } = this.play.builder;
    if (refused.peek() !== undefined) playSound('refuse');
    else if (downs.peek() !== before) playSound('place');
  }
}
