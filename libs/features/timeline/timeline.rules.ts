import type { TimelineDate, TimelineEntry } from '@paniscus/content';

/** Gaps of at least this many years are drawn to scale. */
const GAP_MIN_YEARS = 20;

export type Century = { id: string; name: string; entries: readonly TimelineEntry[] };

const getYear = (date: TimelineDate) => Number(date.value.slice(0, 4));

/** Groups the entries by century, in order. */
export function groupByCentury(entries: readonly TimelineEntry[]): Century[] {
  const hundreds = [...new Set(entries.map(({ date }) => date.value.slice(0, 2)))];
  return hundreds.map((hundred) => ({
    id: `${hundred}00s`,
    name: `${hundred}00s`,
    entries: entries.filter(({ date }) => date.value.startsWith(hundred)),
  }));
}

/** Number of years without entries before an entry; undefined for short gaps and when either date is a span. */
export function computeGapYears(
  entry: TimelineEntry,
  previous: TimelineEntry | undefined,
): number | undefined {
  if (previous === undefined || [entry, previous].some(({ date }) => date.precision === 'span'))
    return undefined;
  const years = getYear(entry.date) - getYear(previous.date);
  return years < GAP_MIN_YEARS ? undefined : years;
}

/** Formats a year for the navigation: '1637', 'c. 1900' or '1940s'. */
export function formatYear({ precision, text, value }: TimelineDate): string {
  if (precision === 'span') return /\d{4}s/.exec(text)?.[0] ?? text;
  return precision === 'about' ? `c. ${value}` : value.slice(0, 4);
}
