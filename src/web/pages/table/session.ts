import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Colour, type Game, isColour } from '../../../rules/index.ts';
import { gameSpeed, toast } from '../../app/index.ts';
import { type BoardHandle, groupEvents } from '../../board/index.ts';
import {
  CAST_NAMES,
  castNames,
  type Names,
  onlineText,
  refusalSentence,
  t,
  tellWalk,
} from '../../i18n/index.ts';
import { kept } from '../../kept/index.ts';
import { play as playSound } from '../../sound.ts';
import { GameController } from '../../table/game-controller.ts';
import type { Refused } from '../../table/move-path.ts';
import type { Heard } from '../../table/showing.ts';
import type { Batch, StoodIn, Table } from '../../table/table.ts';
import { boardStage } from './board-stage.ts';
import { CardTurn } from './card-turn.ts';
import { choices } from './choices.ts';
import { followCompany } from './company/news.ts';
import type { PlayersView } from './players-view.ts';

export type Sheet = 'panels' | 'why' | 'menu' | undefined;

/** How many sentences the live region holds. */
const MOST_SAID = 6;

/** A table on this page: its controller, and what belongs to the page alone. */
export class Session {
  readonly table: Table;
  readonly controller: GameController;
  readonly names: Names;
  /** What was said for those who listen, newest last; numbered, so that equal sentences are said again. */
  readonly said: Signal<readonly { readonly number: number; readonly text: string }[]> = signal([]);
  readonly sheet: Signal<Sheet> = signal(undefined);
  readonly card = new CardTurn();
  readonly resultClosed = signal(false);
  /** Which of the two lies on top beside the board, and the last line of the chat that was seen. */
  readonly tab: Signal<'moves' | 'chat'> = signal('moves');
  readonly chatSeen = signal(-1);
  /** Moves that a bot made in the place of whoever plays here, and that were not yet taken note of. */
  readonly madeForYou: Signal<{ readonly why: StoodIn; readonly count: number } | undefined> =
    signal(undefined);
  board: BoardHandle | undefined;

  constructor(table: Table) {
    this.table = table;
    const { players } = table.settings.setup;
    const cast = castNames(players.length);
    this.names = {
      figure: cast.figure,
      player: (colour) => (isColour(colour) ? this.nameOf(colour) : colour),
    };
    this.controller = new GameController({
      table,
      kit: computed(() => kept.monster.value.value.kit),
      choices,
      group: groupEvents,
      heard: this.#hear,
      refused: (refused) => {
        playSound('refuse');
        this.say(this.refusalText(refused));
      },
      returned: (problem) => {
        playSound('refuse');
        const reason = table.company?.explain(problem) ?? problem;
        this.tell(onlineText.t('online.came-back', { reason }));
      },
      wentBack: (count) => this.tell(onlineText.t('online.took-back', { count })),
    });
    this.controller.playback.setSpeed(gameSpeed.peek());
  }

  start(): void {
    this.controller.start(this.#stage);
    const { company } = this.table;
    if (company !== undefined) this.#endCompany = followCompany(this, company);
  }

  close(): void {
    this.#endCompany();
    this.controller.close();
    this.table.close();
  }

  #endCompany: () => void = () => {};

  seatOf(colour: Colour): number {
    return this.table.settings.setup.players.indexOf(colour);
  }

  /** What a player is called here: "You" where only one person plays. */
  nameOf(colour: Colour): string {
    const seat = this.seatOf(colour);
    const sitter = this.table.settings.sitters[seat];
    if (sitter === undefined) return CAST_NAMES[colour];
    return sitter.name === '' ? CAST_NAMES[colour] : sitter.name;
  }

  #seatName(colour: Colour): string {
    if (this.isYou(colour)) return t('table.you');
    const name = this.nameOf(colour);
    const isBot = this.table.settings.sitters[this.seatOf(colour)]?.kind === 'bot';
    return isBot ? t('table.bot', { name }) : name;
  }

  isYou(colour: Colour): boolean {
    return this.table.mine.size === 1 && this.table.mine.has(this.seatOf(colour));
  }

  /** The game as panels show it: the same object until something changes that they show, and not at every look and step. */
  readonly game: ReadonlySignal<Game> = computed(() => {
    const { game } = this.controller.showing.shown.value;
    const glance = glanceOf(game);
    if (this.#glance !== glance) this.#game = game;
    this.#glance = glance;
    return this.#game!;
  });
  #game: Game | undefined;
  #glance = '';

  /** The same list until there are other figures in it: each event of a walk makes a new one. */
  readonly #movable: ReadonlySignal<readonly number[]> = computed(() => {
    const now = this.controller.moves.movable.value;
    if (this.#movableLast.join() !== now.join()) this.#movableLast = now;
    return this.#movableLast;
  });
  #movableLast: readonly number[] = [];

  /** The players beside the board; their figures can be chosen. */
  readonly players: ReadonlySignal<PlayersView> = computed(() => {
    const { moves, board } = this.controller;
    return {
      game: this.game.value,
      names: this.names,
      playerName: (colour) => this.#seatName(colour),
      danger: choices.value.risk ? board.forecastNow.value?.danger : undefined,
      company: this.table.company,
      choice: {
        chosen: moves.figure.value,
        movable: this.#movable.value,
        choose: (figure) => (moves.figure.peek() === figure ? moves.clear() : moves.choose(figure)),
      },
    };
  });

  refusalText({ reason, rule, values }: Refused): string {
    switch (reason) {
      case 'too-far':
      case 'no-way':
      case 'monster-there':
      case 'teleporter-there':
      case 'choose-first': {
        const { at = '', points = 0, needed = 0 } = values;
        const figure = this.names.figure(String(values['figure'] ?? ''));
        return t(`table.refused.${reason}`, { figure, at, points, needed });
      }
      default:
        return refusalSentence({ ok: false, message: '', reason, rule, values }, this.names);
    }
  }

  say(text: string): void {
    const number = (this.said.peek().at(-1)?.number ?? 0) + 1;
    this.said.value = [...this.said.peek().slice(1 - MOST_SAID), { number, text }];
  }

  /** Says something to everybody. */
  tell(text: string): void {
    this.say(text);
    toast(text);
  }

  readonly sawChat = (last: number): void => {
    this.chatSeen.value = Math.max(this.chatSeen.peek(), last);
  };

  /** Lines of the chat that were not seen yet. */
  readonly unread: ReadonlySignal<number> = computed(
    () =>
      this.table.company?.chat?.lines.value.filter(
        ({ number, mine }) => number > this.chatSeen.value && !mine,
      ).length ?? 0,
  );

  readonly #stage = boardStage(
    () => this.board,
    (events, options) => this.card.turn(events, this.game.peek(), options),
  );

  /** Sentences are said when the last of their events has been shown; what was skipped is said in one. */
  readonly #hear: Heard = (events, batch, first, skipped) => {
    if (first === 0) this.#hearOfStandIn(batch);
    const told = tellWalk(batch.events, this.names).filter(({ kind, from }) => {
      const { type } = batch.events[from]!;
      return kind !== 'table' || (type !== 'figureTurnedOver' && type !== 'roundEnded');
    });
    const now = told.filter(({ to }) => to > first && to <= first + events.length);
    if (!skipped) for (const { sentence } of now) this.say(sentence);
    else if (now.length > 0) this.say(now.map(({ sentence }) => sentence).join(' '));
  };

  /** Whoever was not asked what to move shall know why. */
  #hearOfStandIn({ by, stoodIn: why }: Batch): void {
    if (this.table.mine.has(this.seatOf(by))) {
      const before = this.madeForYou.peek();
      const count = (before?.why === why ? before?.count : undefined) ?? 0;
      this.madeForYou.value = why === undefined ? undefined : { why, count: count + 1 };
    } else if (why === 'clock') this.tell(onlineText.t('online.time-up', { name: this.nameOf(by) }));
  }
}

/** All that panels show of a game, as a text that is cheap to compare. */
function glanceOf(game: Game): string {
  const { position, moved, out, phase, stage, round, starter, turn, cardsDrawn, cardsLeft, tiles } = game;
  const figures = position.cast.map(
    (_, figure) => `${position.placeOf(figure)}/${position.pointsOf(figure)}`,
  );
  const parts = [figures, moved, out, phase, stage, round, starter, turn, cardsDrawn, cardsLeft.length];
  return [...parts, tiles.length].join('|');
}
