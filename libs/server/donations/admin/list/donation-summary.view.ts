import type { DonationSummary } from '@paniscus/domain/donation';
import { getCountryName } from '@paniscus/domain/postal-address';
import type { DonationEntity } from '../../donation/donation.entity.ts';
import { formatDonorName } from '../../donation/donor-name.ts';

export const formatPlace = ({ region, country }: Pick<DonationEntity, 'region' | 'country'>) =>
  [region, getCountryName(country)].filter(Boolean).join(', ');

const EMAIL_FAILED = 'An e-mail about it could not be sent. Once this is done, it is tried again.';

/** Why the donation needs staff attention; null when it does not. */
export function buildAttentionNote({ attention }: DonationEntity, hasFailedEmail: boolean): string | null {
  if (!hasFailedEmail) return attention;
  return attention === null ? EMAIL_FAILED : `${attention} ${EMAIL_FAILED}`;
}

type Beside = { hasTribute: boolean; hasFailedEmail: boolean };

export function toSummary(donation: DonationEntity, { hasTribute, hasFailedEmail }: Beside): DonationSummary {
  return {
    id: donation.id,
    receipt_number: donation.receiptNumber,
    state: donation.status,
    frequency: donation.recurringDonationId === null ? 'once' : 'monthly',
    name: formatDonorName(donation),
    email: donation.email,
    amount_cents: donation.amountCents,
    refunded_cents: donation.refundedCents,
    has_tribute: hasTribute,
    has_attention: buildAttentionNote(donation, hasFailedEmail) !== null,
    created_at: donation.createdAt.toISOString(),
  };
}
