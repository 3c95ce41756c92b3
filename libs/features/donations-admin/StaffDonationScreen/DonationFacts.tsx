import type { StaffDonation } from '@paniscus/domain/donation';
import { Facts } from '@paniscus/ui';
import { RiskBadge } from '../Shared/AdminBadges';
import { FREQUENCY_LABELS } from '../Shared/donation-labels';
import type { StaffDonationScreenProps } from './staff-donation-screen.types';

interface DonationFactsProps {
  donation: StaffDonation;
  links: StaffDonationScreenProps['links'];
}

export function DonorFacts({ donation, links }: DonationFactsProps) {
  const { name, email, place, receipt_number, receipt_token } = donation;
  return (
    <Facts>
      <dt>Name</dt>
      <dd>{name}</dd>
      <dt>Email</dt>
      <dd>
        <a href={`mailto:${email}`}>{email}</a>
      </dd>
      <dt>Place</dt>
      <dd>{place === '' ? 'None given' : place}</dd>
      <dt>Receipt</dt>
      <dd>
        {receipt_number === null ? 'None yet' : <a href={links.receipt(receipt_token)}>{receipt_number}</a>}
      </dd>
    </Facts>
  );
}

export function DonationFacts({ donation, links }: DonationFactsProps) {
  const { email, frequency, monthly_gift_id, intent_id, risk_level } = donation;
  return (
    <Facts>
      <dt>Given</dt>
      <dd>{FREQUENCY_LABELS[frequency]}</dd>
      {monthly_gift_id === null ? null : (
        <>
          <dt>Monthly gift</dt>
          <dd>
            <a href={links.listRecurringDonations(email)}>{`Number ${monthly_gift_id}`}</a>
          </dd>
        </>
      )}
      <dt>Payment</dt>
      <dd>{intent_id ?? 'None yet'}</dd>
      <dt>Risk</dt>
      <dd>{risk_level === null ? 'Not told by the provider' : <RiskBadge level={risk_level} />}</dd>
    </Facts>
  );
}
