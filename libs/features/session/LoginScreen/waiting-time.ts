/** From here on minutes are easier to wait for than seconds. */
const MINUTES_FROM_S = 120;

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** How long to wait, as one says it: '1 second', '90 seconds', '15 minutes'; never less than it takes. */
export function formatWaitingTime(seconds: number): string {
  return seconds < MINUTES_FROM_S
    ? counted(Math.ceil(seconds), 'second')
    : counted(Math.ceil(seconds / 60), 'minute');
}
