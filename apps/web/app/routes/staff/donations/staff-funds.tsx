import { StaffFundsScreen } from '@paniscus/features/donations-admin';
import { AdminOnlyScreen } from '@paniscus/features/session';
import { paths, ROUTES } from '@paniscus/routes';
import { buildListQuery } from '../../../api/pagination';
import { isPageForbidden } from '../../../api/problem-error';
import { useFundActions, useFunds } from '../../../hooks/admin/ordered-lists/funds';
import { useWaitingTributeCount } from '../../../hooks/admin/tributes';
import { useStaffOnly } from '../../../hooks/staff';
import { buildMeta } from '../../../meta';
import { adminLinks } from '../../../navigation';

export const handle = ROUTES.staffFunds;
export const meta = () => buildMeta(handle, { title: 'Funds' });

const fundDonations = (id: number) => paths.staffDonations + buildListQuery({ fund: String(id) });

export default function StaffFundsRoute() {
  const isStaff = useStaffOnly();
  const { data, error } = useFunds(isStaff);
  const { state, onAction } = useFundActions(data, error);
  const waitingCount = useWaitingTributeCount(isStaff);

  if (isPageForbidden(data, error)) return <AdminOnlyScreen links={paths} />;
  return (
    <StaffFundsScreen
      state={state}
      waitingCount={waitingCount}
      onAction={onAction}
      links={{ ...adminLinks, fundDonations }}
    />
  );
}
