import { organization } from '@paniscus/content';

/** Dates use the organization's time zone, as on its receipts, so that a donation stays in its tax year. */
const zone = { timeZone: organization.timeZone } as const;
const long = new Intl.DateTimeFormat('en-US', { ...zone, dateStyle: 'long' });
const short = new Intl.DateTimeFormat('en-US', { ...zone, dateStyle: 'medium' });

/** Formats a date as 'April 21, 2026'. */
export const formatDay = (iso: string) => long.format(new Date(iso));

/** Formats a date as 'Apr 21, 2026', for table columns. */
export const formatShortDay = (iso: string) => short.format(new Date(iso));
