import { pluralize } from '../text/pluralize.ts';

/** Waits from this length on are shown in minutes. */
const MINUTES_MIN_S = 120;

/** Formats a wait, rounded up: '1 second', '90 seconds', '15 minutes'. */
export function formatWait(seconds: number): string {
  return seconds < MINUTES_MIN_S
    ? pluralize(Math.ceil(seconds), 'second')
    : pluralize(Math.ceil(seconds / 60), 'minute');
}
