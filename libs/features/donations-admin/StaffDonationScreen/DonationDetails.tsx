import Link from '@mui/material/Link';
import { FREQUENCY_LABELS } from '@paniscus/domain/donation';
import type { StaffDonation } from '@paniscus/domain/donation';
import { GENERAL_FUND } from '@paniscus/domain/funds';
import { isErased } from '@paniscus/domain/personal-data';
import { breakBeforeDomain, DescriptionList } from '@paniscus/ui';
import { RiskChip } from '../Shared/StatusChips';
import type { StaffDonationScreenProps } from './staff-donation-screen.types';

interface DonationDetailsProps {
  donation: StaffDonation;
  links: StaffDonationScreenProps['links'];
}

const ANONYMOUS = { term: 'Anonymous', description: 'Yes. Do not publish the name.' };

export function DonorDetails({ donation, links }: DonationDetailsProps) {
  const { name, email, place, is_anonymous, receipt_number, receipt_token } = donation;
  const receipt =
    receipt_number === null ? 'None yet' : <Link href={links.receipt(receipt_token)}>{receipt_number}</Link>;
  return (
    <DescriptionList
      items={[
        { term: 'Name', description: name },
        ...(is_anonymous ? [ANONYMOUS] : []),
        {
          term: 'Email',
          description: isErased(donation) ? (
            'Erased'
          ) : (
            <Link href={`mailto:${email}`}>{breakBeforeDomain(email)}</Link>
          ),
        },
        { term: 'Location', description: place === '' ? 'None given' : place },
        { term: 'Receipt', description: receipt },
      ]}
    />
  );
}

export function PaymentDetails({ donation, links }: DonationDetailsProps) {
  const { email, frequency, fund, monthly_gift_id, intent_id, risk_level } = donation;
  const recurring = {
    term: `${FREQUENCY_LABELS[frequency]} gift`,
    description: <Link href={links.listRecurringDonations(email)}>{`Number ${monthly_gift_id}`}</Link>,
  };
  return (
    <DescriptionList
      items={[
        { term: 'Frequency', description: FREQUENCY_LABELS[frequency] },
        { term: 'Purpose', description: fund ?? GENERAL_FUND },
        ...(monthly_gift_id === null ? [] : [recurring]),
        { term: 'Payment', description: intent_id ?? 'None yet' },
        {
          term: 'Risk',
          description: risk_level === null ? 'Not provided' : <RiskChip level={risk_level} />,
        },
      ]}
    />
  );
}
