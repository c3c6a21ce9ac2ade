import { computed } from '@preact/signals';
import type { Colour } from '../../../rules/index.ts';
import { gameSpeed, reducedMotion, Sayings } from '../../app/index.ts';
import type { BoardHandle } from '../../board/index.ts';
import { play as playSound, upright } from '../../device/index.ts';
import { type Answered, Exercise, type Task } from '../../find/index.ts';
import { type Names, playerName, refusalSentence, t, tableNames } from '../../i18n/index.ts';
import { kept, PLAY_SPEEDS } from '../../kept/index.ts';
import { boardAnimator, numberOn } from '../../show/index.ts';
import type { Refused } from '../../table/index.ts';
import { CardTurn } from '../table/index.ts';

/** An exercise on this page, and what belongs to the page alone. */
export class FindSession {
  readonly exercise: Exercise;
  readonly names: Names;
  readonly card = new CardTurn();
  readonly said = new Sayings();
  readonly board: { current: BoardHandle | null } = { current: null };

  constructor(task: Task, answered: (answer: Answered) => void) {
    this.exercise = new Exercise({
      task,
      answered,
      kit: computed(() => kept.monster.value.value.kit),
      speed: computed(() => Math.min(gameSpeed.value, PLAY_SPEEDS.at(-1)!)),
      refused: (refused) => {
        playSound('refuse');
        this.said.say(this.refusalText(refused));
      },
    });
    const players = {
      player: (colour: Colour) => playerName(undefined, colour),
      isYou: (colour: Colour) => colour === this.you,
      turned: upright,
    };
    this.names = tableNames(players, (id) => numberOn(this.exercise.controller.shown.value.game, id));
  }

  start(): void {
    this.exercise.controller.playback.animator = boardAnimator({
      board: () => this.board.current,
      reduced: reducedMotion,
    });
  }

  close(): void {
    this.exercise.close();
  }

  /** Whoever is to move in the position is the reader. */
  get you(): Colour {
    const { setup, turn } = this.exercise.task.game;
    return setup.players[turn]!;
  }

  readonly nameOf = (colour: Colour): string =>
    this.names.isYou(colour) ? t('shell.you') : this.names.player(colour);

  refusalText({ reason, rule, values }: Refused): string {
    if (reason === 'choose-first') return t('table.refused.choose-first');
    return refusalSentence({ ok: false, message: '', reason, rule, values }, this.names);
  }
}
