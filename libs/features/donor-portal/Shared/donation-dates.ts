import { organization } from '@paniscus/content';
import { formatDay as formatDayInZone } from '@paniscus/domain/timing';

// Dates use the organization's time zone, as on its receipts, so that a donation stays in its tax year.

/** Formats a date as 'April 21, 2026'. */
export const formatDay = (iso: string) => formatDayInZone(iso, organization.timeZone);

/** Formats a date as 'Apr 21, 2026', for table columns. */
export const formatShortDay = (iso: string) => formatDayInZone(iso, organization.timeZone, 'medium');
