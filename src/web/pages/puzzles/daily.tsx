import './daily.css';
import { useCallback, useState } from 'preact/hooks';
import { ButtonLink, IconButton, linkTo } from '../../app/index.ts';
import { Icon } from '../../board/index.ts';
import { dateText, t } from '../../i18n/index.ts';
import { type KeptLevel, kept } from '../../kept/index.ts';
import {
  addMonths,
  bringDaily,
  dateOf,
  isDay,
  monthOf,
  streakOf,
  today,
  weekday,
  weeksOf,
} from '../../puzzle/index.ts';
import { Brought } from './brought.tsx';
import { Wrong } from './level-pages.tsx';
import { LevelView } from './level-view.tsx';
import { dayText } from './share.ts';
import { Stars } from './stars.tsx';

const DAILY = 'daily/';

/** The days' levels that were begun, by day. */
function keptDays(): ReadonlyMap<string, KeptLevel> {
  const days = Object.entries(kept.puzzles.value.value.levels).filter(([key]) => key.startsWith(DAILY));
  return new Map(days.map(([key, level]) => [key.slice(DAILY.length), level]));
}

export function useStreak() {
  const days = keptDays();
  const onTheDay = [...days].filter(([day, { solvedOn }]) => solvedOn === day).map(([day]) => day);
  const solved = [...days.values()].filter(({ stars }) => stars > 0).length;
  return { ...streakOf(onTheDay, today()), solved };
}

export const keptDay = (day: string): KeptLevel | undefined => kept.puzzles.value.value.levels[DAILY + day];

/** Seven steps from Monday to Sunday. */
export const Difficulty = ({ day }: { readonly day: string }) => (
  <span
    class="difficulty"
    role="img"
    aria-label={t('puzzles.daily.difficulty', { level: weekday(day) })}
    title={t('puzzles.daily.difficulty', { level: weekday(day) })}
  >
    {Array.from({ length: 7 }, (_, step) => (
      <i class={step < weekday(day) ? 'on' : ''} key={step} />
    ))}
  </span>
);

export function DailyLevelPage({ day }: { readonly day: string }) {
  const bring = useCallback(() => bringDaily(day), [day]);
  if (!isDay(day)) return <Wrong title={t('puzzles.daily.no-such', { date: day })} />;
  if (day > today()) return <Wrong title={dayText(day)} why={t('puzzles.daily.not-yet')} />;
  return (
    <Brought bring={bring}>
      {(level) =>
        level === undefined ? (
          <Wrong title={t('puzzles.daily.no-such', { date: day })} />
        ) : (
          <LevelView
            source={{
              key: DAILY + day,
              level,
              label: t('puzzles.daily'),
              name: dayText(day, 'weekday'),
              back: linkTo('puzzles', 'daily'),
              day,
            }}
          />
        )
      }
    </Brought>
  );
}

/** The calendar: every day up to today can be played. */
export function CalendarPage() {
  const now = today();
  const [month, setMonth] = useState(monthOf(now));
  const days = keptDays();
  const streak = useStreak();
  const name = dateText(dateOf(`${month}-01`), { month: 'long', year: 'numeric' });
  return (
    <article class="page puzzle-page daily">
      <header class="puzzle-page-head row">
        <a class="btn icon ghost" href={linkTo('puzzles')} aria-label={t('puzzles.back')}>
          <Icon name="back" />
        </a>
        <div>
          <h1>{t('puzzles.daily')}</h1>
          <p class="muted">{t('puzzles.daily.text')}</p>
        </div>
      </header>
      <StreakLine streak={streak} />
      <section class="panel calendar" aria-labelledby="calendar-month">
        <div class="calendar-month row">
          <IconButton
            icon="back"
            text={t('puzzles.daily.previous-month')}
            onClick={() => setMonth(addMonths(month, -1))}
          />
          <h2 id="calendar-month" aria-live="polite">
            {name}
          </h2>
          <IconButton
            icon="onward"
            text={t('puzzles.daily.next-month')}
            disabled={month >= monthOf(now)}
            onClick={() => setMonth(addMonths(month, 1))}
          />
        </div>
        <table>
          <thead>
            <tr>
              {WEEK.map((day) => (
                <th scope="col" key={day}>
                  <abbr title={weekdayText(day, 'long')}>{weekdayText(day, 'short')}</abbr>
                  <Difficulty day={day} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(month).map((week, index) => (
              <tr key={index}>
                {week.map((day, place) => (
                  <td key={day ?? place}>
                    {day !== undefined && <Day day={day} now={now} level={days.get(day)} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p>
        <ButtonLink
          icon="play"
          text={t('puzzles.daily.today')}
          class="primary"
          href={linkTo('puzzles', 'daily', now)}
        />
      </p>
    </article>
  );
}

/** A week that begins on a Monday. */
const WEEK = [
  '2026-11-02',
  '2026-11-03',
  '2026-11-04',
  '2026-11-05',
  '2026-11-06',
  '2026-11-07',
  '2026-11-08',
];
export const weekdayText = (day: string, style: 'long' | 'short'): string =>
  dateText(dateOf(day), { weekday: style });

interface DayProps {
  readonly day: string;
  readonly now: string;
  readonly level: KeptLevel | undefined;
}

function Day({ day, now, level }: DayProps) {
  const number = Number(day.slice(-2));
  const stars = level?.stars ?? 0;
  const state =
    day > now
      ? t('puzzles.daily.future')
      : stars > 0
        ? t('puzzles.stars', { count: stars })
        : t(level === undefined ? 'puzzles.unsolved' : 'puzzles.begun');
  const label = t('puzzles.daily.day', { date: dayText(day), state });
  const name = `calendar-day ${day === now ? 'today' : ''} ${stars > 0 ? 'solved' : level === undefined ? '' : 'begun'}`;
  if (day > now)
    return (
      <span class={`${name} future`} title={label}>
        {number}
      </span>
    );
  return (
    <a
      class={name}
      href={linkTo('puzzles', 'daily', day)}
      aria-label={label}
      aria-current={day === now ? 'date' : undefined}
      data-day={day}
    >
      <span class="num">{number}</span>
      {stars > 0 && <Stars stars={stars} />}
    </a>
  );
}

export function StreakLine({ streak }: { readonly streak: ReturnType<typeof useStreak> }) {
  return (
    <p class="streak row wraps">
      <span class={`streak-flame ${streak.now > 0 ? 'lit' : ''}`} aria-hidden="true">
        <svg viewBox="-10 -17 20 30" class="streak-torch" aria-hidden="true">
          <path
            d="M0 -14Q9 -4 7 4Q5 10 0 10Q-5 10 -7 4Q-8 -2 -3 -5Q-1 -9 0 -14Z"
            fill="#ff8a1f"
            stroke="#140f12"
            stroke-width="2"
          />
          <path d="M0 -5Q5 1 3.5 5Q2 8 0 8Q-3 8 -3.5 4Q-3 0 0 -5Z" fill="#ffe08a" />
        </svg>
      </span>
      <b>{t('puzzles.daily.streak', { count: streak.now })}</b>
      {streak.longest > 1 && <span class="muted">{t('puzzles.daily.best', { count: streak.longest })}</span>}
      {streak.solved > 0 && <span class="muted">{t('puzzles.daily.total', { count: streak.solved })}</span>}
    </p>
  );
}
