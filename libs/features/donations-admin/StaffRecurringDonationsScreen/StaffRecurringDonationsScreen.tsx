import { Button, ListEmpty, ListFailed, ListFoot, ListLoading, ListStack, Page } from '@paniscus/ui';
import { DonationsAdminTabs } from '../Shared/DonationsAdminTabs';
import type { AdminLinks } from '../Shared/DonationsAdminTabs';
import { RecurringDonationFilters } from './RecurringDonationFilters';
import type { RecurringDonationFilter } from './RecurringDonationFilters';
import { RecurringDonationList } from './RecurringDonationList';
import type { StaffRecurringDonationsState } from './staff-recurring-donations-screen.types';

interface StaffRecurringDonationsScreenProps {
  state: StaffRecurringDonationsState;
  filter: RecurringDonationFilter;
  waitingCount: number;
  onFilter: (filter: RecurringDonationFilter) => void;
  onStop: (id: number) => void;
  links: AdminLinks;
}

export function StaffRecurringDonationsScreen(props: StaffRecurringDonationsScreenProps) {
  const { filter, waitingCount, onFilter, links } = props;
  return (
    <Page
      title="Monthly gifts"
      lead="Who gives every month, what has come of it, and when the card is charged next."
      mark="give"
      width="wide"
    >
      <ListStack>
        <DonationsAdminTabs current="recurringDonations" waitingCount={waitingCount} links={links} />
        <RecurringDonationFilters filter={filter} onFilter={onFilter} />
        <Body {...props} />
      </ListStack>
    </Page>
  );
}

function Body({ state, filter, onStop }: StaffRecurringDonationsScreenProps) {
  switch (state.kind) {
    case 'loading':
      return <ListLoading />;
    case 'failed':
      return <ListFailed title={state.message} what="The monthly gifts" />;
    case 'empty':
      return (
        <ListEmpty
          isFiltered={filter.state !== '' || filter.search !== ''}
          word="give"
          none="Nobody gives monthly yet."
          noneFits="No monthly gift is like that."
        />
      );
    default:
      return (
        <>
          <RecurringDonationList state={state} onStop={onStop} />
          <ListFoot>
            {state.olderHref === undefined ? null : (
              <Button href={state.olderHref} look="plain">
                Older monthly gifts
              </Button>
            )}
          </ListFoot>
        </>
      );
  }
}
