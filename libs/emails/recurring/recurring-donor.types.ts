import type { RecurringFrequency } from '@paniscus/domain/donation';

/** Recipient of an email about a recurring donation; `pageUrl` is the donor portal's capability URL. */
export type RecurringDonor = {
  name: string;
  email: string;
  frequency: RecurringFrequency;
  pageUrl: string;
};
