import { AccountScreen } from '@paniscus/features/session';
import { ROUTES } from '@paniscus/routes';
import { useOwnAccount } from '../../hooks/admin/own-account';
import { useTwoStep } from '../../hooks/admin/two-step';
import { useStaffOnly } from '../../hooks/staff';
import { buildMeta } from '../../meta';

export const handle = ROUTES.account;
export const meta = () => buildMeta(handle, { title: 'Your account' });

export default function AccountRoute() {
  const isStaff = useStaffOnly();
  return <AccountScreen {...useOwnAccount(isStaff)} twoStep={useTwoStep(isStaff)} />;
}
