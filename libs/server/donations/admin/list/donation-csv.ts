import { TRIBUTE_LABELS } from '@paniscus/domain/donation';
import { centsToDollars } from '@paniscus/domain/money';
import { formatDispute } from '@paniscus/domain/payment';
import { formatExportedEmail } from '@paniscus/domain/personal-data';
import { getCountryName } from '@paniscus/domain/postal-address';
import type { CsvColumn } from '@paniscus/server/platform';
import type { DonationRecord } from './donation-list.service.ts';

/** Amounts in US dollars, times as ISO 8601 in UTC. */
export const DONATION_COLUMNS: CsvColumn<DonationRecord>[] = [
  ['Receipt', ({ donation }) => donation.receiptNumber ?? ''],
  ['Status', ({ donation }) => donation.status],
  ['Created', ({ donation }) => donation.createdAt.toISOString()],
  ['Received', ({ donation }) => donation.succeededAt?.toISOString() ?? ''],
  ['Frequency', ({ donation }) => donation.frequency],
  ['First name', ({ donation }) => donation.firstName],
  ['Last name', ({ donation }) => donation.lastName],
  ['Email', ({ donation }) => formatExportedEmail(donation)],
  ['State or region', ({ donation }) => donation.region],
  ['Country', ({ donation }) => getCountryName(donation.country) ?? ''],
  ['Charged', ({ donation }) => centsToDollars(donation.amountCents)],
  ['Gift', ({ donation }) => centsToDollars(donation.amountCents - donation.costCents)],
  ['Processing fee', ({ donation }) => centsToDollars(donation.costCents)],
  ['Refunded', ({ donation }) => centsToDollars(donation.refundedCents)],
  [
    'Tribute',
    ({ tribute }) => (tribute === undefined ? '' : `${TRIBUTE_LABELS[tribute.kind]} ${tribute.name}`),
  ],
  ['Risk', ({ donation }) => donation.riskLevel ?? ''],
  ['Attention', ({ donation }) => donation.attention ?? ''],
  ['Fund', ({ donation }) => donation.fundName ?? ''],
  ['Anonymous', ({ donation }) => (donation.isAnonymous ? 'yes' : 'no')],
  ['Dispute', ({ dispute }) => formatDispute(dispute)],
];
