import { IDLE_AFTER, type OnlineTable, seatsToAsk } from '../../protocol/index.ts';
import { changed, type Decided, refused, type TableState, type Wish } from './decided.ts';

/** What players ask of one another: to take moves back, and whether somebody is still there. */

/** So often a seat asks for a take-back in one turn. */
const MOST_BACKS_ASKED = 2;

export function askBack({ table }: TableState, { seat, to }: Wish<'ask-back'>): Decided {
  if (table.back !== undefined) return refused('not-now', 'a take-back is being asked for already');
  if (table.backsAsked.filter((asked) => asked === seat).length >= MOST_BACKS_ASKED) {
    return refused('asked-too-often', `a take-back is asked for ${MOST_BACKS_ASKED} times in a turn at most`);
  }
  const { moves } = table.sinceCard!;
  if (moves.some(({ entry }) => entry === to)) return changed({ type: 'backAsked', seat, to });
  const { cardsDrawn, stage } = table.game!;
  const cardCame = cardsDrawn.length > 0 || stage === 2;
  if (cardCame && to < (moves[0]?.entry ?? table.number + 1)) {
    return refused('card-drawn', 'a card was drawn since: what came before it stays');
  }
  return refused('nothing-to-take-back', 'there is no such move to take back');
}

export function answerBack({ table }: TableState, { seat, agrees }: Wish<'answer-back'>): Decided {
  const { back } = table;
  if (back === undefined) return refused('not-now', 'nobody asks for a take-back');
  const withdraws = back.seat === seat && !agrees;
  const asked = seatsToAsk(table, back.seat).includes(seat) && !back.agreed.includes(seat);
  if (!asked && !withdraws) return refused('not-now', 'this seat has answered already');
  return changed({ type: 'backAnswered', seat, agrees });
}

/** `seat` asks about the player whose turn it is, who is there or not, but does nothing. */
export function askIdle({ table, now }: TableState, { seat, about }: Wish<'ask-idle'>): Decided {
  if (table.idle !== undefined) return refused('not-now', 'somebody is being asked about already');
  const isWaitedFor = about === table.game!.turn && playsForThemselves(table, about);
  const waits = seatsToAsk(table, about).includes(seat);
  if (table.settings.pace.kind !== 'none' || !isWaitedFor || !waits || now < table.heardAt + IDLE_AFTER) {
    return refused(
      'not-idle',
      'only who lets others wait for a minute, in a game without a clock, is asked about',
    );
  }
  return changed({ type: 'idleAsked', seat, about });
}

const playsForThemselves = (table: OnlineTable, seat: number): boolean => {
  const { sitter, standIn } = table.seats[seat]!;
  return sitter.kind === 'guest' && standIn === undefined;
};

export function answerIdle({ table }: TableState, { seat, agrees }: Wish<'answer-idle'>): Decided {
  const { idle } = table;
  if (idle === undefined) return refused('not-now', 'nobody is being asked about');
  const isAsked = seatsToAsk(table, idle.about).includes(seat);
  const again = agrees && idle.agreed.includes(seat);
  if (!isAsked || again) return refused('not-now', 'this seat is not asked, or has answered already');
  return changed({ type: 'idleAnswered', seat, agrees });
}

/** The one who was asked about answers; or wants to play again, though the others have voted for a bot. */
export function sayHere({ table }: TableState, { seat }: Wish<'here'>): Decided {
  if (table.seats[seat]!.standIn === 'voted') return changed({ type: 'standInWent', seat });
  return table.idle?.about === seat
    ? changed({ type: 'idleAnswered', seat, agrees: false })
    : refused('not-now', 'nobody doubts that you are here');
}
