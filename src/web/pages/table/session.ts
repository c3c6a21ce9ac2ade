import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Colour, FigureId, Game } from '../../../rules/index.ts';
import { gameSpeed, reducedMotion, Sayings, toast } from '../../app/index.ts';
import { type BoardHandle, geometryOf } from '../../board/index.ts';
import { play as playSound, upright } from '../../device/index.ts';
import {
  type Names,
  nameAmong,
  refusalSentence,
  sentencesText,
  t,
  tableNames,
  tellWalk,
} from '../../i18n/index.ts';
import { kept, levelOf, type Trophy } from '../../kept/index.ts';
import { boardAnimator, numberOn } from '../../show/index.ts';
import {
  type Batch,
  GameController,
  type Heard,
  type Refused,
  type StoodIn,
  type Story,
  type Table,
  walkStart,
} from '../../table/index.ts';
import { CardTurn } from './card-turn.ts';
import { type CarriedThing, carry } from './carrying.tsx';
import { choices } from './choices.ts';
import { followCompany } from './company/news.ts';
import type { PlayersView } from './figure-chip.tsx';
import { hintText } from './hint-card.tsx';
import { Hints } from './hints.ts';
import { Moments, momentAfter } from './moments.ts';
import { reckon, storyWhenOver } from './reckoning.ts';

export type Sheet = 'panels' | 'why' | 'menu' | undefined;

/** A table on this page: its controller, and what belongs to the page alone. */
export class Session {
  readonly table: Table;
  readonly controller: GameController;
  /** Figures are called by what they show on the board now. */
  readonly names: Names = this.namesAt(() => this.controller.showing.shown.value.game);
  readonly said = new Sayings();
  /** What was said last of the monster's walk that is shown. */
  readonly walkSaid = signal('');
  readonly sheet: Signal<Sheet> = signal(undefined);
  readonly card = new CardTurn();
  readonly moments = new Moments();
  readonly resultClosed = signal(false);
  /** Which of the two lies on top beside the board, and the last line of the chat that was seen. */
  readonly tab: Signal<'moves' | 'chat'> = signal('moves');
  readonly chatSeen = signal(-1);
  /** Moves that a bot made in the place of whoever plays here, and that were not yet taken note of. */
  readonly madeForYou: Signal<{ readonly why: StoodIn; readonly count: number } | undefined> =
    signal(undefined);
  /** What this game won for the reader. */
  readonly newTrophies: Signal<readonly Trophy[]> = signal([]);
  readonly story: ReadonlySignal<Story | undefined>;
  readonly hints: Hints;
  /** What hangs at the pointer, on its way onto the board. */
  readonly carried: Signal<CarriedThing | undefined> = signal(undefined);
  board: BoardHandle | undefined;

  constructor(table: Table) {
    this.table = table;
    this.controller = new GameController({
      table,
      kit: computed(() => kept.monster.value.value.kit),
      choices,
      speed: gameSpeed,
      heard: this.#hear,
      refused: (refused) => {
        playSound('refuse');
        this.said.say(this.refusalText(refused));
      },
      returned: (problem) => {
        playSound('refuse');
        const reason = table.company?.explain(problem) ?? problem;
        this.tell(t('online.came-back', { reason }));
      },
      wentBack: (count) => this.tell(t('table.took-back', { count })),
    });
    this.story = storyWhenOver(table, this.controller);
    this.hints = new Hints(table, this.controller);
  }

  /** The monster is in the upper half of the board as it is drawn: what lies over the board keeps to the lower one. */
  readonly monsterAbove = computed((): boolean => {
    const hall = geometryOf(upright.value);
    return hall.centre(this.controller.scene.value.monster.at).y < hall.height / 2;
  });

  open(sheet: Sheet): void {
    this.sheet.value = sheet;
  }

  showResult(): void {
    this.resultClosed.value = false;
  }

  start(): void {
    this.controller.start(
      boardAnimator({
        board: () => this.board,
        reduced: reducedMotion,
        before: async (events, options) => {
          await this.card.turn(events, this.game.peek(), options);
          await this.moments.wait(events, options);
        },
      }),
    );
    const { company } = this.table;
    this.#ends.push(reckon(this.table, this.controller.end, this.story, this.newTrophies));
    this.#ends.push(this.hints.start((hint) => this.said.say(hintText(this, hint))));
    if (company !== undefined) this.#ends.push(followCompany(this, company));
  }

  close(): void {
    for (const end of this.#ends.splice(0)) end();
    this.moments.end();
    this.controller.close();
    this.table.close();
  }

  readonly #ends: (() => void)[] = [];

  seatOf(colour: Colour): number {
    return this.table.settings.setup.players.indexOf(colour);
  }

  nameOf(colour: Colour): string {
    return nameAmong(this.table.settings, colour);
  }

  /** Figures are called by what they show in that game. */
  namesAt(game: () => Game): Names {
    const players = {
      player: (colour: Colour) => this.nameOf(colour),
      isYou: (colour: Colour) => this.isYou(colour),
      turned: upright,
    };
    return tableNames(players, (id: FigureId) => numberOn(game(), id));
  }

  #seatName(colour: Colour): string {
    if (this.isYou(colour)) return t('shell.you');
    const name = this.nameOf(colour);
    const isBot = this.table.settings.sitters[this.seatOf(colour)]?.kind === 'bot';
    return isBot ? t('table.bot', { name }) : name;
  }

  #strength(colour: Colour): string | undefined {
    const sitter = this.table.settings.sitters[this.seatOf(colour)];
    return sitter?.kind === 'bot' ? t(`story.strength.${levelOf(sitter.bot).bot}`) : undefined;
  }

  /** Whoever plays here alone is addressed: "your 4", not by a name. */
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
      strength: (colour) => this.#strength(colour),
      danger: choices.value.risk ? board.forecastNow.value?.danger : undefined,
      company: this.table.company,
      choice: {
        chosen: moves.figure.value,
        movable: this.#movable.value,
        choose: (figure) => this.controller.pick(figure),
        carry: (down, figure) => carry(this, down, { figure }),
      },
    };
  });

  refusalText({ reason, rule, values }: Refused): string {
    if (reason === 'choose-first') return t('table.refused.choose-first');
    return refusalSentence({ ok: false, message: '', reason, rule, values }, this.names);
  }

  /** Says something to everybody. */
  tell(text: string): void {
    this.said.say(text);
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

  /** Sentences are said when the last of their events has been shown; what was skipped is said in one. */
  readonly #hear: Heard = (events, batch, first, skipped) => {
    if (first === 0) this.#hearOfStandIn(batch);
    const told = tellWalk(batch.events, this.names).filter(({ kind, from }) => {
      const { type } = batch.events[from]!;
      return kind !== 'table' || (type !== 'figureTurnedOver' && type !== 'roundEnded');
    });
    const now = told.filter(({ to }) => to > first && to <= first + events.length);
    if (!skipped) this.#mark(batch, first, first + events.length);
    const ofWalk = now.filter(({ from }) => from >= (walkStart(batch.events) ?? from + 1));
    this.walkSaid.value = ofWalk.at(-1)?.sentence ?? (first === 0 ? '' : this.walkSaid.peek());
    if (!skipped) for (const { sentence } of now) this.said.say(sentence);
    else if (now.length > 0) this.said.say(sentencesText(now.map(({ sentence }) => sentence)));
  };

  #mark({ events }: Batch, from: number, to: number): void {
    const { game } = this.controller.showing.live.peek();
    const isMine = (figure: FigureId): boolean =>
      this.table.mine.has(game.seatOf(game.position.figureNamed(figure)!));
    const moment = momentAfter({ events, from, to, stage: game.stage, isMine });
    if (moment !== undefined) this.moments.show(moment, this.controller.playback.speed.peek());
  }

  /** Whoever was not asked what to move shall know why. */
  #hearOfStandIn({ by, stoodIn: why }: Batch): void {
    if (this.table.mine.has(this.seatOf(by))) {
      const before = this.madeForYou.peek();
      const count = (before?.why === why ? before?.count : undefined) ?? 0;
      this.madeForYou.value = why === undefined ? undefined : { why, count: count + 1 };
    } else if (why === 'clock') this.tell(t('online.time-up', { name: this.nameOf(by) }));
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
