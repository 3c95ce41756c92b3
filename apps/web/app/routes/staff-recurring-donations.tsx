import { MONTHLY_STATES } from '@paniscus/domain/donor-portal';
import { StaffRecurringDonationsScreen } from '@paniscus/features/donations-admin';
import type { RecurringDonationFilter } from '@paniscus/features/donations-admin';
import { AdminOnlyScreen } from '@paniscus/features/session';
import { ROUTES, paths } from '@paniscus/routes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { readRecurringDonations } from '../api/donations-admin';
import { buildListQuery } from '../api/paged-list';
import { isForbidden } from '../api/problem-error';
import { useRecurringDonationStop } from '../hooks/admin/recurring-donations';
import { useWaitingCount } from '../hooks/admin/tributes';
import { useGo } from '../hooks/navigation';
import { useStaffOnly } from '../hooks/staff';
import { buildMeta } from '../meta';
import { adminLinks } from '../navigation';

const NO_FILTER: RecurringDonationFilter = { state: '', search: '' };

export const handle = ROUTES.staffRecurringDonations;
export const meta = () => buildMeta(handle, { title: 'Monthly gifts' });

export default function StaffRecurringDonationsRoute() {
  const go = useGo();
  const isStaff = useStaffOnly();
  const [query] = useSearchParams();
  const cursor = query.get('cursor');
  // The server renders without a filter, since it does not read the query string.
  const filter = isStaff ? filterFrom(query) : NO_FILTER;
  const { data, error } = useQuery({
    queryKey: ['monthly-gifts', filter, cursor],
    queryFn: () => readRecurringDonations(filter, cursor),
    enabled: isStaff,
    placeholderData: keepPreviousData,
  });
  const { getState, onStop } = useRecurringDonationStop();
  const waitingCount = useWaitingCount(isStaff);
  const getAddress = (chosen: RecurringDonationFilter, from?: string) =>
    paths.staffRecurringDonations + buildListQuery(chosen, from);

  if (isForbidden(error)) return <AdminOnlyScreen links={paths} />;
  return (
    <StaffRecurringDonationsScreen
      state={getState(data, error, data?.nextCursor && getAddress(filter, data.nextCursor))}
      filter={filter}
      waitingCount={waitingCount}
      onFilter={(chosen) => go(getAddress(chosen))}
      onStop={onStop}
      links={adminLinks}
    />
  );
}

function filterFrom(query: URLSearchParams): RecurringDonationFilter {
  const state = MONTHLY_STATES.find((known) => known === query.get('state')) ?? '';
  return { state, search: query.get('search') ?? '' };
}
