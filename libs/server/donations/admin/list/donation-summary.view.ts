import type { DonationSummary } from '@paniscus/domain/donation';
import { describeRefusedAddress } from '@paniscus/domain/payment';
import type { Dispute } from '@paniscus/domain/payment';
import type { DonationEntity } from '../../donation/donation.entity.ts';
import { formatDonorName } from '../../donation/donor-name.ts';
import type { FailedEmail } from '../emails/failed-emails.service.ts';

const EMAIL_FAILED =
  'An email about it could not be sent. We will try again after this is marked as reviewed.';

/** Why the donation needs staff attention; null when it does not. */
export function buildAttentionNote(
  { attention }: DonationEntity,
  failedEmails: readonly FailedEmail[],
): string | null {
  const notes = [
    ...(attention === null ? [] : [attention]),
    ...listRefusedAddresses(failedEmails).map(describeRefusedAddress),
    ...(failedEmails.some(({ jobId }) => jobId !== undefined) ? [EMAIL_FAILED] : []),
  ];
  return notes.length === 0 ? null : notes.join(' ');
}

/** Addresses that the mail server refused for good. */
export const listRefusedAddresses = (failedEmails: readonly FailedEmail[]): string[] => [
  ...new Set(failedEmails.flatMap(({ jobId, address }) => (jobId === undefined ? [address] : []))),
];

type SummaryFlags = { hasTribute: boolean; failedEmails: readonly FailedEmail[]; dispute: Dispute | null };

export function toSummary(
  donation: DonationEntity,
  { hasTribute, failedEmails, dispute }: SummaryFlags,
): DonationSummary {
  const attention = buildAttentionNote(donation, failedEmails);
  return {
    id: donation.id,
    receipt_number: donation.receiptNumber,
    state: donation.status,
    frequency: donation.frequency,
    name: formatDonorName(donation),
    email: donation.email,
    amount_cents: donation.amountCents,
    refunded_cents: donation.refundedCents,
    is_anonymous: donation.isAnonymous,
    fund: donation.fundName,
    has_tribute: hasTribute,
    has_attention: attention !== null,
    attention,
    dispute,
    created_at: donation.createdAt.toISOString(),
  };
}
