import { DashboardScreen } from '@paniscus/features/dashboard';
import { ROUTES, paths } from '@paniscus/routes';
import { buildListQuery } from '../../api/pagination';
import { useDashboard } from '../../hooks/admin/dashboard';
import { useStaffOnly } from '../../hooks/staff';
import { buildMeta } from '../../meta';

export const handle = ROUTES.dashboard;
export const meta = () => buildMeta(handle, { title: 'Dashboard' });

const links = {
  orders: (attention: string) => paths.staffOrders + buildListQuery({ attention }),
  donations: (attention: string) => paths.staffDonations + buildListQuery({ attention }),
  waitingTributes: paths.staffTributes + buildListQuery({ wall_state: 'waiting' }),
  createPost: paths.createPost,
  editPost: paths.editPost,
  drafts: paths.staffPosts + buildListQuery({ status: 'draft' }),
  scheduled: paths.staffPosts + buildListQuery({ status: 'scheduled' }),
};

export default function DashboardRoute() {
  const state = useDashboard(useStaffOnly());
  return <DashboardScreen state={state} links={links} />;
}
