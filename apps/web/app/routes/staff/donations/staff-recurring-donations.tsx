import { RECURRING_DONATION_STATES } from '@paniscus/domain/donor-portal';
import { StaffRecurringDonationsScreen } from '@paniscus/features/donations-admin';
import type { RecurringDonationFilter } from '@paniscus/features/donations-admin';
import { AdminOnlyScreen } from '@paniscus/features/session';
import { ROUTES, paths } from '@paniscus/routes';
import { fetchRecurringDonations } from '../../../api/admin/donations-admin';
import { useRecurringDonationStop } from '../../../hooks/admin/recurring-donations';
import { useStaffList } from '../../../hooks/admin/staff-list';
import { useWaitingTributeCount } from '../../../hooks/admin/tributes';
import { buildMeta } from '../../../meta';
import { adminLinks } from '../../../navigation';

export const handle = ROUTES.staffRecurringDonations;
export const meta = () => buildMeta(handle, { title: 'Recurring gifts' });

export default function StaffRecurringDonationsRoute() {
  const { filter, savedFilters, onFilter, isForbidden, isStaff, page, error, olderHref } = useStaffList({
    name: 'monthly-gifts',
    savedAs: 'recurring_donations',
    path: paths.staffRecurringDonations,
    parseFilter,
    fetchPage: fetchRecurringDonations,
  });
  const { getState, onStop } = useRecurringDonationStop();
  const waitingCount = useWaitingTributeCount(isStaff);

  if (isForbidden) return <AdminOnlyScreen links={paths} />;
  return (
    <StaffRecurringDonationsScreen
      state={getState(page, error, olderHref)}
      filter={filter}
      savedFilters={savedFilters}
      waitingCount={waitingCount}
      onFilter={onFilter}
      onStop={onStop}
      links={adminLinks}
    />
  );
}

function parseFilter(query: URLSearchParams): RecurringDonationFilter {
  const state = RECURRING_DONATION_STATES.find((option) => option === query.get('state')) ?? '';
  return { state, search: query.get('search') ?? '' };
}
