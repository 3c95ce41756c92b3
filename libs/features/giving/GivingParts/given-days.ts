import { organisation } from '@paniscus/content';

/** Days are told in the organisation's own zone, as on its receipts: a gift stays in its tax year. */
const zone = { timeZone: organisation.timeZone } as const;
const long = new Intl.DateTimeFormat('en-US', { ...zone, dateStyle: 'long' });
const short = new Intl.DateTimeFormat('en-US', { ...zone, dateStyle: 'medium' });

/** 'April 21, 2026'. */
export const formatDay = (iso: string) => long.format(new Date(iso));

/** 'Apr 21, 2026', for columns. */
export const formatShortDay = (iso: string) => short.format(new Date(iso));
