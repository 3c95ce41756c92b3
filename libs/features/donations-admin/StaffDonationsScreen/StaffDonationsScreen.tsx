import type { DonationSummary, MonthTotal } from '@paniscus/domain/donation';
import type { StaffFund } from '@paniscus/domain/funds';
import { ListEmpty, ListLayout, Page, RecordList } from '@paniscus/ui';
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
  const { state, totals, filter, savedFilters, funds, waitingCount, onFilter, links, ...list } = props;
  const isFiltered = Object.values(filter).some((text) => text !== '');
  return (
    <Page title="Donations" lead="All donations and their status." sign="give" width="wide">
      <ListLayout>
        <DonationsAdminNavigation current="donations" waitingCount={waitingCount} links={links} />
        {/* The totals ignore the filter, so they are hidden while one is active. */}
        {isFiltered ? null : <DonationsByMonth totals={totals} />}
        <DonationFilters filter={filter} saved={savedFilters} funds={funds} onFilter={onFilter} />
        <RecordList
          {...list}
          state={state.kind === 'ready' ? { ...state, rows: state.donations } : state}
          noun="donations"
          actions={donationBulkActions}
          renderTable={(donations, selection) => (
            <DonationTable donations={donations} selection={selection} links={links} />
          )}
          empty={
            <ListEmpty
              isFiltered={isFiltered}
              word="give"
              emptyTitle="No donations yet."
              noMatchesTitle="No donations match these filters."
            >
              Gifts from the donation page appear here. Open one to resend its receipt or to refund it.
            </ListEmpty>
          }
        />
      </ListLayout>
    </Page>
  );
}
