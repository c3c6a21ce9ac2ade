import './day-end.css';
import { useEffect, useState } from 'preact/hooks';
import { ButtonLink, linkTo } from '../../app/index.ts';
import { Icon } from '../../board/index.ts';
import { t } from '../../i18n/index.ts';
import { minutesLeft, today, weekOf } from '../../puzzle/index.ts';
import { keptDay, StreakLine, useStreak, weekdayText } from './daily.tsx';
import { dayText } from './share.ts';

/** After the day's level: the streak, the week, and how long it is until the next one. */
export function DayEnd({ day }: { readonly day: string }) {
  const streak = useStreak();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 5000);
    return () => clearInterval(timer);
  }, []);
  const next = today();
  const minutes = minutesLeft(now);
  return (
    <section class="day-end" aria-label={t('puzzles.daily.week')}>
      <ol class="day-week">
        {weekOf(day).map((one) => (
          <WeekDay day={one} now={day} key={one} />
        ))}
      </ol>
      <StreakLine streak={streak} />
      {next === day ? (
        <p class="day-next row num">
          <Icon name="clock" class="small" />{' '}
          {t('puzzles.daily.next-in', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}
        </p>
      ) : (
        (keptDay(next)?.stars ?? 0) === 0 && (
          <ButtonLink icon="play" text={t('puzzles.daily.today')} href={linkTo('puzzles', 'daily', next)} />
        )
      )}
    </section>
  );
}

function WeekDay({ day, now }: { readonly day: string; readonly now: string }) {
  const solved = (keptDay(day)?.stars ?? 0) > 0;
  const state = day > now ? 'puzzles.daily.future' : solved ? 'puzzles.solved' : 'puzzles.unsolved';
  const text = t('puzzles.daily.day', { date: dayText(day, 'weekday'), state: t(state) });
  return (
    <li
      class={`${solved ? 'solved' : ''} ${day === now ? 'today' : ''} ${day > now ? 'future' : ''}`}
      title={text}
    >
      <span class="unseen">{text}</span>
      <small aria-hidden="true">{weekdayText(day, 'short')}</small>
      <i aria-hidden="true">{solved && <Icon name="check" />}</i>
    </li>
  );
}
