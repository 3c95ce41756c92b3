import { LogoutScreen } from '@paniscus/features/session';
import { useState } from 'react';
import { logOut } from '../../site-script/log-out';
import { buildMeta } from '../../meta';
import { ROUTES, paths } from '@paniscus/routes';
import { useStaffOnly } from '../../hooks/staff';

export const handle = ROUTES.logout;
export const meta = () => buildMeta(handle, { title: 'Logout' });

export default function LogoutRoute() {
  const isStaff = useStaffOnly();
  const [isLeaving, setIsLeaving] = useState(false);
  const onLogout = () => {
    setIsLeaving(true);
    logOut();
  };
  return (
    <LogoutScreen
      state={{ kind: isLeaving || !isStaff ? 'processing' : 'ready' }}
      onLogout={onLogout}
      links={paths}
    />
  );
}
