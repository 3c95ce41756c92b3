import { PersonalDataScreen } from '@paniscus/features/personal-data';
import { AdminOnlyScreen } from '@paniscus/features/session';
import { paths, ROUTES } from '@paniscus/routes';
import { useAccount } from '../../hooks/admin/account';
import { usePersonalData } from '../../hooks/admin/personal-data';
import { useStaffOnly } from '../../hooks/staff';
import { buildMeta } from '../../meta';

export const handle = ROUTES.personalData;
export const meta = () => buildMeta(handle, { title: 'Personal data' });

export default function PersonalDataRoute() {
  useStaffOnly();
  const account = useAccount();
  const { state, onFind, onErase, onDownload } = usePersonalData();

  if (account !== undefined && account.role !== 'admin') return <AdminOnlyScreen links={paths} />;
  return <PersonalDataScreen {...{ state, onFind, onErase, onDownload }} links={paths} />;
}
