import type { Pace } from '../../protocol/index.ts';
import { t } from '../i18n/index.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "30 seconds", "5 minutes", "2 days": whole ones, of the largest kind that fits. */
export function spanText(seconds: number): string {
  if (seconds >= DAY) return t('online.days', { count: Math.round(seconds / DAY) });
  if (seconds >= HOUR) return t('online.hours', { count: Math.round(seconds / HOUR) });
  if (seconds >= 2 * MINUTE || seconds === MINUTE)
    return t('online.minutes', { count: Math.round(seconds / MINUTE) });
  return t('online.seconds', { count: Math.round(seconds) });
}

export function paceText(pace: Pace): string {
  if (pace.kind === 'none') return t('online.pace.none');
  const time = spanText(pace.kind === 'seconds' ? pace.seconds : pace.days * DAY);
  return t('online.per-move', { time });
}
