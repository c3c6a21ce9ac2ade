import './players-tab.css';
import { MARKS, type Mark, playerReview, type Sums } from '../../../study/index.ts';
import { ButtonLink, linkTo } from '../../app/index.ts';
import { labelText, numberText, percentText, t } from '../../i18n/index.ts';
import { kept } from '../../kept/index.ts';
import type { Point } from '../../study/index.ts';
import { ChancesTable } from './chances-table.tsx';
import { MoveSign, markName } from './move-sign.tsx';
import { signedPoints } from './numbers.ts';
import { sidesOf } from './odds-bar.tsx';
import type { StudySession } from './session.ts';

/** The names that are counted; the only move there was is none of a player's doing. */
const COUNTED = MARKS.filter((mark) => mark !== 'forced');

/** These can be tried again, one by one. */
const LEARNED_FROM = ['mistake', 'blunder'] as const;

/** How everybody played, what the cards did, and where the chances went. */
export function PlayersTab({ session }: { readonly session: StudySession }) {
  const sums = session.review.sums.value;
  return (
    <div class="study-numbers">
      {session.colours.map((_, seat) => (
        <PlayerNumbers session={session} seat={seat} sums={sums} key={seat} />
      ))}
      {sums !== undefined && <SumsTable session={session} sums={sums} />}
      <ChancesTable session={session} />
    </div>
  );
}

interface PlayerNumbersProps {
  readonly session: StudySession;
  readonly seat: number;
  readonly sums: Sums | undefined;
}

function PlayerNumbers({ session, seat, sums }: PlayerNumbersProps) {
  const found = session.review.found.value.filter((one) => one !== undefined);
  const { accuracy, errors, marks, moves } = playerReview(found, seat);
  const { name, look } = sidesOf(session)[seat]!;
  const luck = sums?.accounts[seat]?.luck;
  const toNext = (mark: Mark): void => {
    const next = nextOf(session, seat, mark);
    if (next !== undefined) session.controller.goTo(next);
  };
  return (
    <section class={look} aria-label={name}>
      <h3>
        <i class="dot" />
        {name}
      </h3>
      <dl class="num">
        <div>
          <dt>{t('review.accuracy')}</dt>
          <dd>{moves === 0 ? '–' : numberText(Math.round(accuracy))}</dd>
        </div>
        <div>
          <dt>{t('review.errors')}</dt>
          <dd class={errors > 0.0005 ? 'bad' : ''}>{signedPoints(-errors)}</dd>
        </div>
        <div>
          <dt>{t('review.luck')}</dt>
          <dd class={luck !== undefined && luck < 0 ? 'bad' : 'good'}>
            {luck === undefined ? '…' : signedPoints(luck)}
          </dd>
        </div>
      </dl>
      <ul class="mark-counts">
        {COUNTED.map((mark) => (
          <li key={mark}>
            <button
              type="button"
              class="mark-count num"
              disabled={marks[mark] === 0}
              title={t('review.next-mark', { mark: markName(mark) })}
              aria-label={labelText(markName(mark), String(marks[mark]))}
              onClick={() => toNext(mark)}
            >
              <MoveSign mark={mark} label={false} />
              {marks[mark]}
            </button>
          </li>
        ))}
      </ul>
      {LEARNED_FROM.some((mark) => marks[mark] > 0) && kept.games.read(session.opened.key) !== undefined && (
        <ButtonLink
          class="learn-from"
          text={t('review.learn')}
          href={linkTo('find', 'mistakes', session.opened.key, session.colours[seat]!)}
        />
      )}
    </section>
  );
}

/** The next move of a player that is called so; after the last the first one again. */
function nextOf({ controller, game, review }: StudySession, seat: number, mark: Mark): Point | undefined {
  const now = controller.at.peek().moment ?? -1;
  const all = game.moments.filter(({ number }) => {
    const reviewed = review.found.peek()[number];
    return reviewed?.kind === 'decision' && reviewed.seat === seat && reviewed.mark === mark;
  });
  const next = all.find(({ number }) => number > now) ?? all[0];
  return next === undefined ? undefined : controller.tree.main[next.number + 1];
}

/** More columns than this have no room for names. */
const FEW = 4;
const ROWS = ['start', 'luck', 'errors', 'gifts', 'unseen', 'end'] as const;

/** start + luck - errors + gifts + unseen = end, for everybody. */
function SumsTable({ session, sums }: { readonly session: StudySession; readonly sums: Sums }) {
  const sides = sidesOf(session);
  return (
    <section>
      <h3>{t('review.sums')}</h3>
      <table class="sums num">
        <thead>
          <tr>
            <td />
            {sides.map(({ name, look }) => (
              <th scope="col" key={name}>
                <i class={`dot ${look}`} />
                <span class={sides.length > FEW ? 'unseen' : ''}>{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map((row) => (
            <tr class={`sum-${row}`} key={row}>
              <th scope="row">{t(`review.sum.${row}`)}</th>
              {sums.accounts.map((account, side) => (
                <td key={side}>
                  {row === 'start' || row === 'end'
                    ? percentText(account[row])
                    : signedPoints(row === 'errors' ? -account.errors : account[row])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="note">{t('review.sum.text')}</p>
    </section>
  );
}
