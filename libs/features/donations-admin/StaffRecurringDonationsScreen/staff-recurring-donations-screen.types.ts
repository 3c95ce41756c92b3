import type { RecurringDonationSummary } from '@paniscus/domain/donor-portal';

type Listed = { donations: readonly RecurringDonationSummary[]; olderHref?: string };

export type StaffRecurringDonationsState =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  | { kind: 'empty' }
  /** Newest first; `olderHref` links to the next page, `done` describes the result of the last action. */
  | ({ kind: 'ready'; done?: string } & Listed)
  | ({ kind: 'processing'; donationId: number } & Listed)
  | ({ kind: 'refused'; message: string } & Listed);

export type ListedRecurringDonations = Extract<StaffRecurringDonationsState, Listed>;
