import { organization } from '@paniscus/content';
import { formatDay } from '@paniscus/domain/timing';

/** Formats a date in the organization's time zone. */
export function formatDate(date: Date): string {
  return formatDay(date, organization.timeZone);
}

/** Formats a date, or returns the fallback when there is none. */
export function formatDateOr(fallback: string, date: Date | null): string {
  return date === null ? fallback : formatDate(date);
}
