import type { DonationSummary } from '@paniscus/domain/donation';

/** Receipt number, or the number of a donation that has none. */
export const getDonationName = ({ id, receipt_number }: DonationSummary): string =>
  receipt_number ?? `Donation ${id}`;
