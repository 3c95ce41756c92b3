/** Waits from this length on are shown in minutes. */
const MINUTES_FROM_S = 120;

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** Formats a waiting time, rounded up: '1 second', '90 seconds', '15 minutes'. */
export function formatWaitingTime(seconds: number): string {
  return seconds < MINUTES_FROM_S
    ? counted(Math.ceil(seconds), 'second')
    : counted(Math.ceil(seconds / 60), 'minute');
}
