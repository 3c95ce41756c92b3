import type { PersonalData } from '@paniscus/domain/personal-data';
import { formatPostalAddress } from '@paniscus/domain/postal-address';
import type { DonationEntity } from '../../donation/donation.entity.ts';
import type { DonorDetailsEntity } from '../../donor-links/donor-details.entity.ts';
import type { RecurringDonationEntity } from '../../recurring/recurring-donation.entity.ts';
import type { TributeEntity } from '../../tributes/tribute.entity.ts';

export const describeTribute = (tribute: TributeEntity): PersonalData['received_cards'][number] => ({
  kind: tribute.kind,
  name: tribute.name,
  card_name: tribute.cardName,
  card_email: tribute.cardEmail,
  card_message: tribute.cardMessage,
  wall_line: tribute.wallLine,
});

export const describeDonorDetails = (details: DonorDetailsEntity): PersonalData['donor_details'][number] => ({
  name: `${details.firstName} ${details.lastName}`,
  address: formatPostalAddress(details),
  changed_at: details.createdAt.toISOString(),
});

export const describeDonation = (
  donation: DonationEntity,
  tributes: readonly TributeEntity[],
): PersonalData['donations'][number] => ({
  id: donation.id,
  receipt_number: donation.receiptNumber,
  name: `${donation.firstName} ${donation.lastName}`,
  country: donation.country,
  region: donation.region,
  amount_cents: donation.amountCents,
  status: donation.status,
  tributes: tributes.filter(({ donationId }) => donationId === donation.id).map(describeTribute),
  created_at: donation.createdAt.toISOString(),
});

export const describeRecurringDonation = (
  recurring: RecurringDonationEntity,
): PersonalData['recurring_donations'][number] => ({
  id: recurring.id,
  name: `${recurring.firstName} ${recurring.lastName}`,
  amount_cents: recurring.amountCents,
  state: recurring.state,
  card: recurring.cardLast4 === null ? null : `${recurring.cardBrand ?? 'Card'} ${recurring.cardLast4}`,
  created_at: recurring.createdAt.toISOString(),
  ended_at: recurring.endedAt?.toISOString() ?? null,
});
