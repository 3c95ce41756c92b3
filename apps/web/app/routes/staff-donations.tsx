import { DONATION_STATES, DONATION_FREQUENCIES } from '@paniscus/domain/donation';
import { StaffDonationsScreen } from '@paniscus/features/donations-admin';
import type { DonationFilter, StaffDonationsState } from '@paniscus/features/donations-admin';
import { AdminOnlyScreen } from '@paniscus/features/session';
import { ROUTES, paths } from '@paniscus/routes';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { exportDonations, readDonations, readDonationTotals } from '../api/donations-admin';
import type { DonationListPage } from '../api/donations-admin';
import { buildListQuery } from '../api/paged-list';
import { isForbidden } from '../api/problem-error';
import { useWaitingCount } from '../hooks/admin/tributes';
import { saveFile } from '../hooks/download';
import { useGo } from '../hooks/navigation';
import { useStaffOnly } from '../hooks/staff';
import { buildMeta } from '../meta';
import { adminLinks } from '../navigation';

const NO_FILTER: DonationFilter = { state: '', frequency: '', search: '', from: '', to: '' };

export const handle = ROUTES.staffDonations;
export const meta = () => buildMeta(handle, { title: 'Donations' });

export default function StaffDonationsRoute() {
  const go = useGo();
  const isStaff = useStaffOnly();
  const [query] = useSearchParams();
  const cursor = query.get('cursor');
  // The server renders without a filter, since it does not read the query string.
  const filter = isStaff ? filterFrom(query) : NO_FILTER;
  const { data, error } = useQuery({
    queryKey: ['donations', filter, cursor],
    queryFn: () => readDonations(filter, cursor),
    enabled: isStaff,
    placeholderData: keepPreviousData,
  });
  const totals = useQuery({ queryKey: ['donation-totals'], queryFn: readDonationTotals, enabled: isStaff });
  const waitingCount = useWaitingCount(isStaff);
  const file = useMutation({
    mutationFn: () => exportDonations(filter),
    onSuccess: (content) => saveFile(content, 'donations.csv'),
  });

  if (isForbidden(error)) return <AdminOnlyScreen links={paths} />;
  return (
    <StaffDonationsScreen
      state={file.isError ? EXPORT_FAILED : getState(data, error, filter)}
      totals={totals.data ?? (totals.isError ? 'failed' : undefined)}
      filter={filter}
      waitingCount={waitingCount}
      onFilter={(chosen) => go(paths.staffDonations + buildListQuery(chosen))}
      onExport={() => file.mutate()}
      isExporting={file.isPending}
      links={{ ...adminLinks, donation: paths.staffDonation }}
    />
  );
}

const EXPORT_FAILED: StaffDonationsState = { kind: 'failed', message: 'Failed to export the donations' };

function filterFrom(query: URLSearchParams): DonationFilter {
  const text = (word: string) => query.get(word) ?? '';
  return {
    state: DONATION_STATES.find((known) => known === query.get('state')) ?? '',
    frequency: DONATION_FREQUENCIES.find((known) => known === query.get('frequency')) ?? '',
    search: text('search'),
    from: text('from'),
    to: text('to'),
  };
}

function getState(
  page: DonationListPage | undefined,
  error: Error | null,
  filter: DonationFilter,
): StaffDonationsState {
  if (page === undefined)
    return error === null ? { kind: 'loading' } : { kind: 'failed', message: 'Failed to load the donations' };
  if (page.donations.length === 0) return { kind: 'empty' };
  const { donations, nextCursor } = page;
  return {
    kind: 'ready',
    donations,
    olderHref: nextCursor && paths.staffDonations + buildListQuery(filter, nextCursor),
  };
}
