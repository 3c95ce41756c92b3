/** Waits from this length on are shown in minutes. */
const MINUTES_MIN_S = 120;

const pluralize = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** Formats a wait, rounded up: '1 second', '90 seconds', '15 minutes'. */
export function formatWait(seconds: number): string {
  return seconds < MINUTES_MIN_S
    ? pluralize(Math.ceil(seconds), 'second')
    : pluralize(Math.ceil(seconds / 60), 'minute');
}
