import { computed, signal } from '@preact/signals';
import type { Downs, Level } from '../../../puzzles/index.ts';
import type { GameEvent } from '../../../rules/index.ts';
import type { BoardHandle } from '../../board/index.ts';
import { tellWalk } from '../../i18n/index.ts';
import { kept } from '../../kept/index.ts';
import { today } from '../../puzzle/days.ts';
import { LevelPlay, type LevelRecord } from '../../puzzle/level-play.ts';
import { play as playSound } from '../../sound.ts';
import { boardStage } from '../table/board-stage.ts';

interface Said {
  readonly number: number;
  readonly text: string;
}
/** So many sentences stay to be read again. */
const KEPT_SAID = 8;

/** A level on the page, with what the page adds to it: the board that shows it, and what is said. */
export class LevelSession {
  readonly play: LevelPlay;
  readonly board: { current: BoardHandle | null } = { current: null };
  readonly footprints = computed(() => kept.puzzles.value.value.footprints);
  readonly speed = computed(() => kept.puzzles.value.value.speed);
  readonly #said = signal<readonly Said[]>([]);
  /** Pressed where there is nothing to press yet. */
  readonly nudged = signal(false);
  #number = 0;

  constructor(level: Level, record: LevelRecord) {
    this.play = new LevelPlay({
      level,
      kit: kept.monster.value.peek().kit,
      record,
      footprints: this.footprints,
      speed: this.speed,
      stage: boardStage(() => this.board.current, this.#tell),
      today,
    });
  }

  get said() {
    return this.#said;
  }

  say(text: string): void {
    this.#number++;
    this.#said.value = [...this.#said.peek(), { number: this.#number, text }].slice(-KEPT_SAID);
  }

  readonly #tell = (events: readonly GameEvent[]): void => {
    for (const { sentence } of tellWalk(events, this.play.names)) this.say(sentence);
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
