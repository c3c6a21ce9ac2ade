import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../../board/index.ts';
import { language, t } from '../../../i18n/index.ts';
import { spanText } from '../../../online/index.ts';
import type { TurnClock } from '../../../table/index.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
/** The last seconds are red: these, or a tenth of the time where that is less. */
const SHORT = 10;

/** Seconds from now on, counted down while it is shown. */
function useSecondsLeft(until: number): number {
  const left = (): number => Math.max(0, Math.ceil((until - Date.now()) / 1000));
  const [seconds, setSeconds] = useState(left());
  useEffect(() => {
    setSeconds(left());
    const timer = setInterval(() => setSeconds(left()), 500);
    return () => clearInterval(timer);
  }, [until]);
  return seconds;
}

/** "2d", "5h", as the language writes it. */
function shortSpan(seconds: number): string {
  const unit = seconds >= DAY ? 'day' : 'hour';
  const format = new Intl.NumberFormat(language.value, { style: 'unit', unit, unitDisplay: 'narrow' });
  return format.format(Math.round(seconds / (unit === 'day' ? DAY : HOUR)));
}

/** The clock of the seat to move: "4:12", or "2d". */
export function ClockFace({ clock }: { readonly clock: TurnClock }) {
  const seconds = useSecondsLeft(clock.until);
  const short = seconds <= Math.min(SHORT, clock.total / 10_000);
  const long = seconds >= HOUR;
  const time = long
    ? shortSpan(seconds)
    : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <span class={`turn-clock num ${short ? 'short' : ''}`} role="timer">
      <Icon name="clock" class="small" />
      <span aria-hidden="true">{time}</span>
      <span class="unseen">{t('online.time-left', { time: long ? spanText(seconds) : time })}</span>
    </span>
  );
}
