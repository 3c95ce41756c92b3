import { isCalendarDay } from '@paniscus/domain/timing';

/** A day of a filter in the URL, YYYY-MM-DD; empty when it is missing or does not exist. */
export function readDay(query: URLSearchParams, name: string): string {
  const day = query.get(name) ?? '';
  return isCalendarDay(day) && /^(?:19|20)/.test(day) ? day : '';
}
