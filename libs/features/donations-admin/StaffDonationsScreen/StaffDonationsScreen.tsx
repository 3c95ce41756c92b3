import type { DonationSummary, MonthTotal } from '@paniscus/domain/donation';
import type { StaffFund } from '@paniscus/domain/funds';
import {
  BulkActions,
  BulkResult,
  ListEmpty,
  ListError,
  ListExport,
  ListLayout,
  ListLoading,
  Page,
  useSelection,
} from '@paniscus/ui';
import type { BulkControl, ExportState, FilterCollection } from '@paniscus/ui';
import { donationBulkActions } from './donation-bulk-actions';
import type { DonationBulkAction } from './donation-bulk-actions';
import { DonationsAdminNavigation } from '../Shared/DonationsAdminNavigation';
import type { AdminLinks } from '../Shared/DonationsAdminNavigation';
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
  /** Filters that the account has saved, and how to change them. */
  savedFilters: FilterCollection;
  /** For the filter; undefined while loading. */
  funds?: readonly StaffFund[];
  waitingCount: number;
  onFilter: (filter: DonationFilter) => void;
  /** Actions on several donations. */
  bulk: BulkControl<DonationSummary, DonationBulkAction>;
  exportState: ExportState;
  /** Downloads the filtered donations. */
  onExport: () => void;
  links: AdminLinks & { donation: (id: number) => string };
}

export function StaffDonationsScreen(props: StaffDonationsScreenProps) {
  const { totals, filter, savedFilters, funds, waitingCount, onFilter, links } = props;
  return (
    <Page title="Donations" lead="All donations and their status." sign="give" width="wide">
      <ListLayout>
        <DonationsAdminNavigation current="donations" waitingCount={waitingCount} links={links} />
        {/* The totals ignore the filter, so they are hidden while one is active. */}
        {isFiltered(filter) ? null : <DonationsByMonth totals={totals} />}
        <DonationFilters filter={filter} saved={savedFilters} funds={funds} onFilter={onFilter} />
        <BulkResult run={props.bulk.run} />
        <Body {...props} />
      </ListLayout>
    </Page>
  );
}

function isFiltered(filter: DonationFilter): boolean {
  return Object.values(filter).some((text) => text !== '');
}

function Body({ state, filter, links, bulk, onExport, exportState }: StaffDonationsScreenProps) {
  switch (state.kind) {
    case 'loading':
      return <ListLoading />;
    case 'failed':
      return <ListError title={state.message} what="The donations" />;
    case 'empty':
      return (
        <ListEmpty
          isFiltered={isFiltered(filter)}
          word="give"
          emptyTitle="No donations yet."
          noMatchesTitle="No donations match these filters."
        >
          Gifts from the donation page appear here. Open one to resend its receipt or to refund it.
        </ListEmpty>
      );
    case 'ready':
      return (
        <>
          <SelectableDonations donations={state.donations} bulk={bulk} links={links} />
          <ListExport
            exportState={exportState}
            onExport={onExport}
            olderHref={state.olderHref}
            olderLabel="Older donations"
          />
        </>
      );
  }
}

type SelectableDonationsProps = Pick<StaffDonationsScreenProps, 'bulk' | 'links'> & {
  donations: readonly DonationSummary[];
};

function SelectableDonations({ donations, bulk, links }: SelectableDonationsProps) {
  const selection = useSelection(donations);
  const { getName } = donationBulkActions;
  return (
    <BulkActions actions={donationBulkActions} selection={selection} control={bulk}>
      <DonationTable donations={donations} selection={{ ...selection, getName }} links={links} />
    </BulkActions>
  );
}
