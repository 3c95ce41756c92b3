import type { DonationSummary, MonthTotal } from '@paniscus/domain/donation';
import type { StaffFund } from '@paniscus/domain/funds';
import { ListEmpty, ListError, ListExport, ListLayout, ListLoading, Page } from '@paniscus/ui';
import type { ExportState } from '@paniscus/ui';
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
  /** For the filter; undefined while loading. */
  funds?: readonly StaffFund[];
  waitingCount: number;
  onFilter: (filter: DonationFilter) => void;
  exportState: ExportState;
  /** Downloads the filtered donations. */
  onExport: () => void;
  links: AdminLinks & { donation: (id: number) => string };
}

export function StaffDonationsScreen(props: StaffDonationsScreenProps) {
  const { totals, filter, funds, waitingCount, onFilter, links } = props;
  return (
    <Page title="Donations" lead="All donations and their status." sign="give" width="wide">
      <ListLayout>
        <DonationsAdminNavigation current="donations" waitingCount={waitingCount} links={links} />
        {/* The totals ignore the filter, so they are hidden while one is active. */}
        {isFiltered(filter) ? null : <DonationsByMonth totals={totals} />}
        <DonationFilters filter={filter} funds={funds} onFilter={onFilter} />
        <Body {...props} />
      </ListLayout>
    </Page>
  );
}

function isFiltered(filter: DonationFilter): boolean {
  return Object.values(filter).some((text) => text !== '');
}

function Body({ state, filter, links, onExport, exportState }: StaffDonationsScreenProps) {
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
          <DonationTable donations={state.donations} links={links} />
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
