import { formatDollars } from '@paniscus/domain/money';
import { EventList, LocalTime, Page, Part, Parts, RefundList } from '@paniscus/ui';
import { AttentionBadge, DonationBadge } from '../Shared/AdminBadges';
import { Marks } from '../Shared/Marks';
import { TributeFacts } from '../Shared/TributeFacts';
import { DonationActions } from './DonationActions';
import { DonationFacts, DonorFacts } from './DonationFacts';
import { DonationSums } from './DonationSums';
import type { ShownDonation, StaffDonationScreenProps } from './staff-donation-screen.types';

type StaffDonationBodyProps = Omit<StaffDonationScreenProps, 'state'> & { state: ShownDonation };

export function StaffDonationBody({ state, links, ...actions }: StaffDonationBodyProps) {
  const { donation } = state;
  const { tribute, refunds, history } = donation;
  return (
    <Page title={formatTitle(donation)} label={<Label state={state} links={links} />} width="wide">
      <DonationActions state={state} {...actions} />
      <Parts>
        <div>
          <Part title="History">
            <EventList
              events={history.toReversed().map(({ at, text, cause }) => ({ at, text, by: cause }))}
            />
          </Part>
          {refunds.length === 0 ? null : (
            <Part title="Refunds">
              <RefundList refunds={refunds} format={formatDollars} />
            </Part>
          )}
        </div>
        <div>
          <Part title="What was given">
            <DonationSums donation={donation} />
          </Part>
          <Part title="Donor">
            <DonorFacts donation={donation} links={links} />
          </Part>
          {tribute === null ? null : (
            <Part title="Tribute">
              <TributeFacts tribute={tribute} links={links} />
            </Part>
          )}
          <Part title="Payment">
            <DonationFacts donation={donation} links={links} />
          </Part>
        </div>
      </Parts>
    </Page>
  );
}

function formatTitle({ id, receipt_number }: ShownDonation['donation']): string {
  return receipt_number === null ? `Donation ${id}` : `Donation ${receipt_number}`;
}

function Label({ state: { donation }, links }: Pick<StaffDonationBodyProps, 'state' | 'links'>) {
  return (
    <Marks>
      <DonationBadge state={donation.state} />
      {donation.attention === null ? null : <AttentionBadge />}
      <span>
        Begun <LocalTime iso={donation.created_at} />
      </span>
      <a href={links.donations}>All donations</a>
    </Marks>
  );
}
