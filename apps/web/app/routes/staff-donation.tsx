import { idFrom } from '@paniscus/domain';
import { StaffDonationScreen } from '@paniscus/features/donation-desk';
import { AdminOnlyScreen } from '@paniscus/features/session';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { readDonation } from '../api/donation-desk';
import { buildListQuery } from '../api/paged-list';
import { isForbidden } from '../api/problem-error';
import { buildMeta } from '../meta';
import { adminLinks, pages, paths } from '../paths';
import { useDonationActions } from '../providers/desk/donation-actions';
import { useStaffOnly } from '../providers/staff';

export const handle = pages.staffDonation;
export const meta = () => buildMeta(handle, { title: 'Donation' });

const links = {
  ...adminLinks,
  receipt: paths.receipt,
  listRecurringDonations: (email: string) =>
    paths.staffRecurringDonations + buildListQuery({ search: email }),
};

export default function StaffDonationRoute() {
  const isStaff = useStaffOnly();
  const id = idFrom(useParams().id);
  const { data: donation, error } = useQuery({
    queryKey: ['donation', id],
    queryFn: () => readDonation(id ?? 0),
    enabled: isStaff && id !== undefined,
  });
  const { getState, ...actions } = useDonationActions(id ?? 0);
  if (isForbidden(error)) return <AdminOnlyScreen links={paths} />;
  return (
    <StaffDonationScreen
      state={getState(donation, id === undefined ? 'notFound' : error)}
      {...actions}
      links={links}
    />
  );
}
