import { AdminOnlyScreen } from '@paniscus/features/session';
import { StaffScreen } from '@paniscus/features/staff-accounts';
import { paths, ROUTES } from '@paniscus/routes';
import { useQuery } from '@tanstack/react-query';
import { isPageForbidden } from '../../api/problem-error';
import { fetchStaff } from '../../api/admin/staff';
import { useAccount } from '../../hooks/admin/account';
import { useStaffActions } from '../../hooks/admin/staff';
import { useStaffOnly } from '../../hooks/staff';
import { buildMeta } from '../../meta';

export const handle = ROUTES.staff;
export const meta = () => buildMeta(handle, { title: 'Staff' });

export default function StaffRoute() {
  const isStaff = useStaffOnly();
  const account = useAccount();
  const { data, error } = useQuery({ queryKey: ['staff'], queryFn: fetchStaff, enabled: isStaff });
  const { getState, onAction } = useStaffActions();

  if (isPageForbidden(data, error)) return <AdminOnlyScreen links={paths} />;
  return <StaffScreen state={getState(data, error, account?.id)} onAction={onAction} />;
}
