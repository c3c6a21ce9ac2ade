import { computed } from '@preact/signals';
import type { Colour } from '../../../rules/index.ts';
import type { StudiedGame } from '../../../study/index.ts';
import { gameSpeed, reducedMotion, Sayings } from '../../app/index.ts';
import type { BoardHandle } from '../../board/index.ts';
import { play as playSound, upright } from '../../device/index.ts';
import { type Names, playerName, refusalSentence, t, tableNames } from '../../i18n/index.ts';
import { kept, PLAY_SPEEDS } from '../../kept/index.ts';
import { boardAnimator, numberOn } from '../../show/index.ts';
import { type Opened, StudyController, Tree } from '../../study/index.ts';
import type { Refused } from '../../table/index.ts';
import { CardTurn } from '../table/index.ts';

/** A study on this page: its controller, and what belongs to the page alone. */
export class StudySession {
  readonly opened: Opened;
  readonly game: StudiedGame;
  readonly controller: StudyController;
  readonly names: Names;
  readonly card = new CardTurn();
  readonly said = new Sayings();
  readonly board: { current: BoardHandle | null } = { current: null };

  constructor(opened: Opened, number: number) {
    this.opened = opened;
    this.game = opened.games[number]!;
    const { moments, end } = this.game;
    const tree = new Tree(moments[0]?.game ?? end, moments, end);
    this.controller = new StudyController({
      tree,
      kit: computed(() => kept.monster.value.value.kit),
      // Who looks at a game wants to see it move.
      speed: computed(() => Math.min(gameSpeed.value, PLAY_SPEEDS.at(-1)!)),
      refused: (refused) => {
        playSound('refuse');
        this.said.say(this.refusalText(refused));
      },
    });
    const { names: given = {} } = this.game.header;
    const players = {
      player: (colour: Colour) => playerName(given[colour], colour),
      isYou: (colour: Colour) => colour === opened.you,
      turned: upright,
    };
    this.names = tableNames(players, (id) => numberOn(this.controller.shown.value.game, id));
  }

  start(): void {
    this.controller.playback.animator = boardAnimator({
      board: () => this.board.current,
      reduced: reducedMotion,
      before: (events, options) => this.card.turn(events, this.controller.shown.peek().game, options),
    });
  }

  close(): void {
    this.controller.close();
  }

  get colours(): readonly Colour[] {
    return this.game.end.setup.players;
  }

  /** "You", or the player's name. */
  readonly nameOf = (colour: Colour): string =>
    this.names.isYou(colour) ? t('shell.you') : this.names.player(colour);

  refusalText({ reason, rule, values }: Refused): string {
    if (reason === 'choose-first') return t('table.refused.choose-first');
    return refusalSentence({ ok: false, message: '', reason, rule, values }, this.names);
  }
}
