import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../../board/index.ts';
import { onlineText } from '../../../i18n/index.ts';
import { spanText } from '../../../online/time-text.ts';
import type { TurnClock } from '../../../table/company.ts';

const HOUR = 3600;
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

/** The clock of the seat to move: "4:12", or "2 days". */
export function ClockFace({ clock }: { readonly clock: TurnClock }) {
  const seconds = useSecondsLeft(clock.until);
  const short = seconds <= Math.min(SHORT, clock.total / 10_000);
  const time =
    seconds >= HOUR
      ? spanText(seconds)
      : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <span class={`turn-clock num ${short ? 'short' : ''}`} role="timer">
      <Icon name="clock" class="sm" />
      <span aria-hidden="true">{time}</span>
      <span class="unseen">{onlineText.t('online.time-left', { time })}</span>
    </span>
  );
}
