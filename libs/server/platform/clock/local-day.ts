import { organization } from '@paniscus/content';

/** Day in the organization's time zone, as YYYY-MM-DD. */
export const toLocalDay = (now: Date): string =>
  now.toLocaleDateString('en-CA', { timeZone: organization.timeZone });
