import { organization } from '@paniscus/content';

/** Formats a date in the organization's time zone. */
export function formatDate(date: Date): string {
  return date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: organization.timeZone });
}

/** Formats a date, or returns the fallback when there is none. */
export function formatDateOr(fallback: string, date: Date | null): string {
  return date === null ? fallback : formatDate(date);
}
