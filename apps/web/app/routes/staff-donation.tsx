import { idFrom } from '@paniscus/domain';
import { StaffDonationScreen } from '@paniscus/features/donation-desk';
import { AdminOnlyScreen } from '@paniscus/features/session';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { readDonation } from '../api/donation-desk';
import { listQueryOf } from '../api/paged-list';
import { isForbidden } from '../api/problem-error';
import { metaOf } from '../meta';
import { deskLinks, pages, paths } from '../paths';
import { useDonationActions } from '../providers/desk/donation-actions';
import { useStaffOnly } from '../providers/staff';

export const handle = pages.staffDonation;
export const meta = () => metaOf(handle, { title: 'Donation' });

const links = {
  ...deskLinks,
  receipt: paths.receipt,
  monthlyGiftsOf: (email: string) => paths.staffMonthlyGifts + listQueryOf({ search: email }),
};

export default function StaffDonationRoute() {
  const isStaff = useStaffOnly();
  const id = idFrom(useParams().id);
  const { data: donation, error } = useQuery({
    queryKey: ['donation', id],
    queryFn: () => readDonation(id ?? 0),
    enabled: isStaff && id !== undefined,
  });
  const { stateOf, ...actions } = useDonationActions(id ?? 0);
  if (isForbidden(error)) return <AdminOnlyScreen links={paths} />;
  return (
    <StaffDonationScreen
      state={stateOf(donation, id === undefined ? 'notFound' : error)}
      {...actions}
      links={links}
    />
  );
}
