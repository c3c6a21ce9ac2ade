import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Colour } from '../../../rules/index.ts';
import {
  type DecisionMoment,
  type Explanation,
  explain,
  type Reviewed,
  type StudiedGame,
} from '../../../study/index.ts';
import { gameSpeed, reducedMotion, Sayings } from '../../app/index.ts';
import type { BoardHandle } from '../../board/index.ts';
import { play as playSound, upright } from '../../device/index.ts';
import { cardText, type Names, playerName, refusalSentence, t, tableNames } from '../../i18n/index.ts';
import { kept, PLAY_SPEEDS } from '../../kept/index.ts';
import { boardAnimator, numberOn } from '../../show/index.ts';
import {
  Analyst,
  BestMoves,
  GameReview,
  notesOf,
  type Opened,
  type Point,
  StudyController,
  Tree,
  takeNotes,
  tellingCard,
  walkOf,
} from '../../study/index.ts';
import type { Refused } from '../../table/index.ts';
import { CardTurn } from '../table/index.ts';

/** How long the first of two walks stays before the second, in milliseconds. */
const BETWEEN_WALKS = 900;

export const TABS = ['moves', 'players', 'cards'] as const;
export type Tab = (typeof TABS)[number];

/** A study on this page: its controller, and what belongs to the page alone. */
export class StudySession {
  readonly opened: Opened;
  readonly game: StudiedGame;
  readonly controller: StudyController;
  readonly review: GameReview;
  readonly best: BestMoves;
  readonly tab: Signal<Tab> = signal('moves');
  readonly #analyst = new Analyst();
  readonly names: Names;
  readonly card = new CardTurn();
  readonly said = new Sayings();
  readonly board: { current: BoardHandle | null } = { current: null };

  readonly #key: string;
  readonly #ends: (() => void)[] = [];

  constructor(opened: Opened, number: number, isRunning: boolean) {
    this.#key = number === 0 ? opened.key : `${opened.key}/${number}`;
    this.#isRunning = isRunning;
    this.opened = opened;
    this.game = opened.games[number]!;
    const { moments, end } = this.game;
    const tree = new Tree(moments[0]?.game ?? end, moments, end);
    takeNotes(tree, kept.studies.read(this.#key));
    this.controller = new StudyController({
      tree,
      kit: computed(() => kept.monster.value.value.kit),
      // Who looks at a game wants to see it move.
      advice: computed(() => this.best.marks.value),
      speed: computed(() => Math.min(gameSpeed.value, PLAY_SPEEDS.at(-1)!)),
      refused: (refused) => {
        playSound('refuse');
        this.said.say(this.refusalText(refused));
      },
    });
    this.review = new GameReview(opened, number, this.#analyst);
    const { game, idle } = this.controller;
    this.best = new BestMoves({ game, stands: idle }, this.#analyst);
    const { names: given = {} } = this.game.header;
    const players = {
      player: (colour: Colour) => playerName(given[colour], colour),
      isYou: (colour: Colour) => colour === opened.you,
      turned: upright,
    };
    this.names = tableNames(players, (id) => numberOn(this.controller.shown.value.game, id));
  }

  readonly #isRunning: boolean;
  /** A game still being played at a table far away is only watched. */
  get mayReview(): boolean {
    return !this.#isRunning;
  }

  start(): void {
    this.#ends.push(this.#keepNotes());
    if (this.mayReview) this.review.start();
    this.controller.playback.animator = boardAnimator({
      board: () => this.board.current,
      reduced: reducedMotion,
      before: (events, options) => this.card.turn(events, this.controller.shown.peek().game, options),
    });
  }

  /** What the reader adds is kept as soon as it is there. */
  #keepNotes(): () => void {
    const { tree } = this.controller;
    const before = tree.version.peek();
    return tree.version.subscribe((version) => {
      if (version !== before) kept.studies.write(this.#key, notesOf(tree));
    });
  }

  close(): void {
    for (const end of this.#ends.splice(0)) end();
    this.review.close();
    this.best.close();
    this.#analyst.close();
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

  /** What the review found about the step that led to a point. */
  reviewedAt({ moment }: Point): Reviewed | undefined {
    return moment === undefined ? undefined : this.review.found.value[moment];
  }

  /** Why the move that led to the point where the reader is was not the best, if the rules can say it. */
  readonly explanation: ReadonlySignal<Explanation | undefined> = computed(() => {
    const at = this.controller.at.value;
    const reviewed = this.reviewedAt(at);
    const moment = at.moment === undefined ? undefined : this.game.moments[at.moment];
    if (moment?.kind !== 'decision' || reviewed?.kind !== 'decision') return undefined;
    return WORSE.has(reviewed.mark) ? explain(moment, reviewed) : undefined;
  });

  /** Shows on the board what was played and where the monster then goes, and after it the same for the better move. */
  async showBoth({ game }: DecisionMoment, explanation: Explanation): Promise<void> {
    const card = tellingCard(explanation, game);
    const walks = [
      [t('review.shows-played', { card: cardText(card) }), explanation.played],
      [t('review.shows-better', { card: cardText(card) }), explanation.better],
    ] as const;
    for (const [index, [name, told]] of walks.entries()) {
      this.said.say(name);
      if (!(await this.controller.demonstrate(name, game, walkOf(game, told, card)))) return;
      const shown = this.controller.aside.peek();
      if (index === 0) await new Promise((resolve) => setTimeout(resolve, BETWEEN_WALKS));
      if (this.controller.aside.peek() !== shown) return; // the reader went on
    }
  }
}

/** Moves by name that there was something better than. */
const WORSE: ReadonlySet<string> = new Set(['inaccuracy', 'mistake', 'blunder']);
