import Link from '@mui/material/Link';
import { formatDollars } from '@paniscus/domain/money';
import { EventList, LocalTime, Page, RecordSection, RecordSections, RefundList } from '@paniscus/ui';
import { AttentionChip, DisputeChip, DonationStatusChip } from '../Shared/StatusChips';
import { TributeDetails } from '../Shared/TributeDetails';
import { DonationActions } from './DonationActions';
import { DonorDetails, PaymentDetails } from './DonationDetails';
import { DonationSums } from './DonationSums';
import type { ReadyDonation, StaffDonationScreenProps } from './staff-donation-screen.types';

type StaffDonationBodyProps = Omit<StaffDonationScreenProps, 'state'> & { state: ReadyDonation };
type DonationProps = Pick<ReadyDonation, 'donation'> & Pick<StaffDonationScreenProps, 'links'>;

export function StaffDonationBody({ state, links, ...actions }: StaffDonationBodyProps) {
  const { donation } = state;
  return (
    <Page
      title={formatTitle(donation)}
      overline={<Overline donation={donation} links={links} />}
      width="wide"
    >
      <DonationActions state={state} {...actions} />
      <RecordSections aside={<DonationSections donation={donation} links={links} />}>
        <RecordSection title="History">
          <EventList
            events={donation.history.toReversed().map(({ at, text, cause }) => ({ at, text, by: cause }))}
          />
        </RecordSection>
        {donation.refunds.length === 0 ? null : (
          <RecordSection title="Refunds">
            <RefundList refunds={donation.refunds} format={formatDollars} />
          </RecordSection>
        )}
      </RecordSections>
    </Page>
  );
}

function DonationSections({ donation, links }: DonationProps) {
  return (
    <>
      <RecordSection title="Gift details">
        <DonationSums donation={donation} />
      </RecordSection>
      <RecordSection title="Donor">
        <DonorDetails donation={donation} links={links} />
      </RecordSection>
      {donation.tribute === null ? null : (
        <RecordSection title="Tribute">
          <TributeDetails tribute={donation.tribute} state={donation.state} links={links} />
        </RecordSection>
      )}
      <RecordSection title="Payment">
        <PaymentDetails donation={donation} links={links} />
      </RecordSection>
    </>
  );
}

function formatTitle({ id, receipt_number }: ReadyDonation['donation']): string {
  return receipt_number === null ? `Donation ${id}` : `Donation ${receipt_number}`;
}

function Overline({ donation, links }: DonationProps) {
  return (
    <>
      <DonationStatusChip state={donation.state} />
      {donation.dispute === null ? null : <DisputeChip />}
      {donation.attention === null ? null : <AttentionChip />}
      <span>
        Started <LocalTime iso={donation.created_at} />
      </span>
      <Link href={links.donations}>All donations</Link>
    </>
  );
}
