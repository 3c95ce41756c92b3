import { DONATION_STATES, DONATION_FREQUENCIES } from '@paniscus/domain/donation';
import { ATTENTION_REASONS } from '@paniscus/domain/payment';
import { StaffDonationsScreen } from '@paniscus/features/donations-admin';
import type { DonationFilter, StaffDonationsState } from '@paniscus/features/donations-admin';
import { AdminOnlyScreen } from '@paniscus/features/session';
import { ROUTES, paths } from '@paniscus/routes';
import { useQuery } from '@tanstack/react-query';
import { exportDonations, fetchDonations, fetchDonationTotals } from '../../../api/admin/donations-admin';
import type { DonationListPage } from '../../../api/admin/donations-admin';
import { readDay } from '../../../forms/read-day';
import { useDonationBulkActions } from '../../../hooks/admin/records/donation-actions';
import { useFileExport, useStaffList } from '../../../hooks/admin/staff-list';
import { useFunds } from '../../../hooks/admin/ordered-lists/funds';
import { useWaitingTributeCount } from '../../../hooks/admin/tributes';
import { buildMeta } from '../../../meta';
import { adminLinks } from '../../../navigation';

export const handle = ROUTES.staffDonations;
export const meta = () => buildMeta(handle, { title: 'Donations' });

export default function StaffDonationsRoute() {
  const { filter, savedFilters, onFilter, isForbidden, isStaff, ...list } = useStaffList({
    name: 'donations',
    savedAs: 'donations',
    path: paths.staffDonations,
    parseFilter,
    fetchPage: fetchDonations,
  });
  const totals = useQuery({ queryKey: ['donation-totals'], queryFn: fetchDonationTotals, enabled: isStaff });
  const funds = useFunds(isStaff);
  const waitingCount = useWaitingTributeCount(isStaff);
  const bulk = useDonationBulkActions();
  const fileExport = useFileExport(() => exportDonations(filter), 'donations.csv');

  if (isForbidden) return <AdminOnlyScreen links={paths} />;
  return (
    <StaffDonationsScreen
      {...fileExport}
      state={getState(list)}
      totals={totals.data ?? (totals.isError ? 'failed' : undefined)}
      filter={filter}
      savedFilters={savedFilters}
      bulk={bulk}
      funds={funds.data}
      waitingCount={waitingCount}
      onFilter={onFilter}
      links={{ ...adminLinks, donation: paths.staffDonation }}
    />
  );
}

function parseFilter(query: URLSearchParams): DonationFilter {
  const getParam = (name: string) => query.get(name) ?? '';
  return {
    state: DONATION_STATES.find((option) => option === query.get('state')) ?? '',
    frequency: DONATION_FREQUENCIES.find((option) => option === query.get('frequency')) ?? '',
    attention: ATTENTION_REASONS.find((option) => option === query.get('attention')) ?? '',
    fund: getParam('fund'),
    search: getParam('search'),
    from: readDay(query, 'from'),
    to: readDay(query, 'to'),
  };
}

type DonationList = {
  page: DonationListPage | undefined;
  error: Error | null;
  olderHref: string | undefined;
};

function getState({ page, error, olderHref }: DonationList): StaffDonationsState {
  if (page === undefined)
    return error === null ? { kind: 'loading' } : { kind: 'failed', message: 'Failed to load the donations' };
  const { donations } = page;
  return donations.length === 0 ? { kind: 'empty' } : { kind: 'ready', donations, olderHref };
}
