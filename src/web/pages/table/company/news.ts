import { effect } from '@preact/signals';
import { play } from '../../../device/index.ts';
import { t } from '../../../i18n/index.ts';
import type { ChatMessage, Company, SeatSigns } from '../../../table/index.ts';
import type { Session } from '../session.ts';
import { reactionText } from './reaction-icon.tsx';

/** Tells those who listen what the others do beside moving, and calls the player whose turn it is; what it gives back ends it. */
export function followCompany(session: Session, company: Company): () => void {
  const ends = [
    followSeats(session, company),
    followBack(session, company),
    followIdle(session, company),
    followTurn(session),
  ];
  if (company.chat !== undefined) ends.push(followChat(session, company.chat.lines));
  return () => {
    for (const end of ends) end();
  };
}

function followSeats(session: Session, company: Company): () => void {
  let before: readonly (SeatSigns & { readonly isYou: boolean })[] | undefined;
  return effect(() => {
    const now = company.seats.value.map((signs) => ({ ...signs, isYou: session.isYou(signs.colour) }));
    for (const [seat, signs] of now.entries()) {
      const was = before?.[seat];
      if (was === undefined || was.isYou || signs.isYou) continue; // who gives up is no longer there
      const name = session.nameOf(signs.colour);
      if (signs.standIn !== was.standIn) {
        if (signs.standIn === 'for-good') session.tell(t('online.gave-up', { name }));
        else
          session.tell(
            t(signs.standIn !== undefined ? 'online.stand-in-came' : 'online.stand-in-went', { name }),
          );
      } else if ((signs.awaySince === undefined) !== (was.awaySince === undefined))
        session.said.say(t(signs.awaySince === undefined ? 'online.is-back' : 'online.is-away', { name }));
      if (signs.reaction !== undefined && signs.reaction !== was.reaction) {
        const reaction = reactionText(signs.reaction);
        if (reaction !== undefined) session.said.say(t('online.reacts', { name, reaction }));
      }
    }
    before = now;
  });
}

function followChat(session: Session, lines: { readonly value: readonly ChatMessage[] }): () => void {
  let last: number | undefined;
  return effect(() => {
    const now = lines.value;
    const newest = now.at(-1)?.number ?? -1;
    const since = last;
    last = Math.max(since ?? -1, newest);
    if (since === undefined) {
      session.chatSeen.value = newest; // what was said before one came is not news
      return;
    }
    for (const { number, name, text, mine } of now)
      if (number > since && !mine) session.said.say(t('online.says', { name, text }));
  });
}

function followBack(session: Session, company: Company): () => void {
  let was = false;
  let count = 0;
  return effect(() => {
    const asked = company.back.value !== undefined;
    const batches = session.table.batches.value.length;
    // Asked before, not any more, and nothing was taken back or moved.
    if (was && !asked && batches === count) session.tell(t('online.back.refused'));
    was = asked;
    count = batches;
  });
}

/** Calls whoever is asked, and says when the question ended without a bot. */
function followIdle(session: Session, company: Company): () => void {
  let about: number | undefined;
  return effect(() => {
    const now = company.idle.value?.about;
    const { mine, settings } = session.table;
    if (now !== undefined && now !== about && mine.has(now)) play('turn');
    if (now === undefined && about !== undefined && !mine.has(about)) {
      const waits = company.mayAskIdle.peek() !== undefined;
      const name = session.nameOf(settings.setup.players[about]!);
      if (waits) session.tell(t('online.idle.over', { name }));
    }
    about = now;
  });
}

function followTurn(session: Session): () => void {
  let was = true;
  return effect(() => {
    const mine = session.controller.seat.value !== undefined;
    const last = session.table.batches.peek().at(-1);
    if (mine && !was && last !== undefined && !session.table.mine.has(session.seatOf(last.by))) play('turn');
    was = mine;
  });
}
