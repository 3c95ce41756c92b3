import Button from '@mui/material/Button';
import { ListEmpty, ListError, ListFooter, ListLayout, ListLoading, Page } from '@paniscus/ui';
import type { FilterCollection } from '@paniscus/ui';
import { DonationsAdminNavigation } from '../Shared/DonationsAdminNavigation';
import type { AdminLinks } from '../Shared/DonationsAdminNavigation';
import { RecurringDonationFilters } from './RecurringDonationFilters';
import type { RecurringDonationFilter } from './RecurringDonationFilters';
import { RecurringDonationTable } from './RecurringDonationTable';
import type { StaffRecurringDonationsState } from './staff-recurring-donations-screen.types';

interface StaffRecurringDonationsScreenProps {
  state: StaffRecurringDonationsState;
  filter: RecurringDonationFilter;
  /** Filters that the account has saved, and how to change them. */
  savedFilters: FilterCollection;
  waitingCount: number;
  onFilter: (filter: RecurringDonationFilter) => void;
  /** Called with the id of the donation to end. */
  onStop: (id: number) => void;
  links: AdminLinks;
}

export function StaffRecurringDonationsScreen(props: StaffRecurringDonationsScreenProps) {
  const { filter, savedFilters, waitingCount, onFilter, links } = props;
  return (
    <Page
      title="Recurring gifts"
      lead="Recurring donors, what they have given, and their next charges."
      sign="give"
      width="wide"
    >
      <ListLayout>
        <DonationsAdminNavigation current="recurringDonations" waitingCount={waitingCount} links={links} />
        <RecurringDonationFilters filter={filter} saved={savedFilters} onFilter={onFilter} />
        <Body {...props} />
      </ListLayout>
    </Page>
  );
}

function Body({ state, filter, onStop }: StaffRecurringDonationsScreenProps) {
  switch (state.kind) {
    case 'loading':
      return <ListLoading />;
    case 'failed':
      return <ListError title={state.message} what="The recurring gifts" />;
    case 'empty':
      return (
        <ListEmpty
          isFiltered={filter.state !== '' || filter.search !== ''}
          word="give"
          emptyTitle="No recurring gifts yet."
          noMatchesTitle="No recurring gifts match these filters."
        >
          Recurring gifts from the donation page appear here. You can stop one when its donor asks you to.
        </ListEmpty>
      );
    default:
      return (
        <>
          <RecurringDonationTable state={state} onStop={onStop} />
          <ListFooter>
            {state.olderHref === undefined ? null : (
              <Button href={state.olderHref} variant="outlined" color="inherit">
                Older recurring gifts
              </Button>
            )}
          </ListFooter>
        </>
      );
  }
}
