import type { DonationSummary } from '@paniscus/domain/donation';
import type { DonationEntity } from '../../donation/donation.entity.ts';
import { formatDonorName } from '../../donation/donor-name.ts';

const EMAIL_FAILED = 'An email about it could not be sent. We try again after this is resolved.';

/** Why the donation needs staff attention; null when it does not. */
export function buildAttentionNote({ attention }: DonationEntity, hasFailedEmail: boolean): string | null {
  if (!hasFailedEmail) return attention;
  return attention === null ? EMAIL_FAILED : `${attention} ${EMAIL_FAILED}`;
}

type SummaryFlags = { hasTribute: boolean; hasFailedEmail: boolean };

export function toSummary(
  donation: DonationEntity,
  { hasTribute, hasFailedEmail }: SummaryFlags,
): DonationSummary {
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
    has_attention: buildAttentionNote(donation, hasFailedEmail) !== null,
    created_at: donation.createdAt.toISOString(),
  };
}
