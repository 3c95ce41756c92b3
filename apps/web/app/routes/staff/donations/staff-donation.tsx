import { parseId } from '@paniscus/domain/ids';
import { StaffDonationScreen } from '@paniscus/features/donations-admin';
import { AdminOnlyScreen } from '@paniscus/features/session';
import { ROUTES, paths } from '@paniscus/routes';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { fetchDonation } from '../../../api/admin/donations-admin';
import { buildListQuery } from '../../../api/pagination';
import { isPageForbidden } from '../../../api/problem-error';
import { useDonationActions } from '../../../hooks/admin/records/donation-actions';
import { useStaffOnly } from '../../../hooks/staff';
import { buildMeta } from '../../../meta';
import { adminLinks } from '../../../navigation';

export const handle = ROUTES.staffDonation;
export const meta = () => buildMeta(handle, { title: 'Donation' });

const links = {
  ...adminLinks,
  receipt: paths.receipt,
  listRecurringDonations: (email: string) =>
    paths.staffRecurringDonations + buildListQuery({ search: email }),
};

export default function StaffDonationRoute() {
  const isStaff = useStaffOnly();
  const id = parseId(useParams().id);
  const { getState, refetchInterval, ...actions } = useDonationActions(id ?? 0);
  const { data: donation, error } = useQuery({
    queryKey: ['donation', id],
    queryFn: () => fetchDonation(id ?? 0),
    enabled: isStaff && id !== undefined,
    refetchInterval,
  });
  if (isPageForbidden(donation, error)) return <AdminOnlyScreen links={paths} />;
  return (
    <StaffDonationScreen
      state={getState(donation, id === undefined ? 'notFound' : error)}
      {...actions}
      links={links}
    />
  );
}
