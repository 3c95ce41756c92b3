import type { TimelineDate, TimelineEntry } from '@paniscus/content';

/** From here on the years between two entries are drawn as a distance. */
const GAP_MIN_YEARS = 20;

export type Century = { id: string; name: string; entries: readonly TimelineEntry[] };

const getYear = (date: TimelineDate) => Number(date.value.slice(0, 4));

/** The entries by their hundred years, in order: the stations of the line. */
export function groupByCentury(entries: readonly TimelineEntry[]): Century[] {
  const hundreds = [...new Set(entries.map(({ date }) => date.value.slice(0, 2)))];
  return hundreds.map((hundred) => ({
    id: `${hundred}00s`,
    name: `${hundred}00s`,
    entries: entries.filter(({ date }) => date.value.startsWith(hundred)),
  }));
}

/** The years that lie empty before an entry; none where they are few, or where one of the two dates is not exact. */
export function emptyYearsBefore(
  entry: TimelineEntry,
  before: TimelineEntry | undefined,
): number | undefined {
  if (before === undefined || [entry, before].some(({ date }) => date.precision === 'span')) return undefined;
  const years = getYear(entry.date) - getYear(before.date);
  return years < GAP_MIN_YEARS ? undefined : years;
}

/** As short as it fits into the rail: the year, marked where it is not exact. */
export function yearInRail({ precision, text, value }: TimelineDate): string {
  if (precision === 'span') return /\d{4}s/.exec(text)?.[0] ?? text;
  return precision === 'about' ? `c. ${value}` : value.slice(0, 4);
}
