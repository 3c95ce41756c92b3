import type { DonationSummary, MonthTotal } from '@paniscus/domain/donation';
import { Button, ListEmpty, ListFailed, ListFoot, ListLoading, ListStack, Page } from '@paniscus/ui';
import { DonationsAdminTabs } from '../Shared/DonationsAdminTabs';
import type { AdminLinks } from '../Shared/DonationsAdminTabs';
import { DonationFilters } from './DonationFilters';
import type { DonationFilter } from './DonationFilters';
import { DonationTable } from './DonationTable';
import { DonationsByMonth } from './DonationsByMonth';

export type StaffDonationsState =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  | { kind: 'empty' }
  /** Newest first; `olderHref` links to the next page, if any. */
  | { kind: 'ready'; donations: readonly DonationSummary[]; olderHref?: string };

interface StaffDonationsScreenProps {
  state: StaffDonationsState;
  /** Twelve months, oldest first; undefined while loading. */
  totals?: readonly MonthTotal[] | 'failed';
  filter: DonationFilter;
  waitingCount: number;
  onFilter: (filter: DonationFilter) => void;
  /** Downloads the filtered donations; a plain link could not carry the authentication. */
  onExport: () => void;
  isExporting?: boolean;
  links: AdminLinks & { donation: (id: number) => string };
}

export function StaffDonationsScreen(props: StaffDonationsScreenProps) {
  const { totals, filter, waitingCount, onFilter, links } = props;
  return (
    <Page title="Donations" lead="What has been given, and where it stands." mark="give" width="wide">
      <ListStack>
        <DonationsAdminTabs current="donations" waitingCount={waitingCount} links={links} />
        {/* The totals ignore the filter, so they are hidden while one is active. */}
        {isFiltered(filter) ? null : <DonationsByMonth totals={totals} />}
        <DonationFilters filter={filter} onFilter={onFilter} />
        <Body {...props} />
      </ListStack>
    </Page>
  );
}

function isFiltered(filter: DonationFilter): boolean {
  return Object.values(filter).some((text) => text !== '');
}

function Body({ state, filter, links, onExport, isExporting }: StaffDonationsScreenProps) {
  switch (state.kind) {
    case 'loading':
      return <ListLoading />;
    case 'failed':
      return <ListFailed title={state.message} what="The donations" />;
    case 'empty':
      return (
        <ListEmpty
          isFiltered={isFiltered(filter)}
          word="give"
          none="No donations yet."
          noneFits="No donation is like that."
        />
      );
    case 'ready':
      return (
        <>
          <DonationTable donations={state.donations} links={links} />
          <ListFoot>
            <Button look="plain" onClick={onExport} isProcessing={isExporting}>
              Download as CSV
            </Button>
            {state.olderHref === undefined ? null : (
              <Button href={state.olderHref} look="plain">
                Older donations
              </Button>
            )}
          </ListFoot>
        </>
      );
  }
}
