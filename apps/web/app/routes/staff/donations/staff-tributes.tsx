import { WALL_STATES } from '@paniscus/domain/donation';
import type { WallState } from '@paniscus/domain/donation';
import { StaffTributesScreen } from '@paniscus/features/donations-admin';
import { AdminOnlyScreen } from '@paniscus/features/session';
import { ROUTES, paths } from '@paniscus/routes';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { fetchTributes } from '../../../api/admin/donations-admin';
import { buildListQuery } from '../../../api/pagination';
import { isPageForbidden } from '../../../api/problem-error';
import {
  useTributeBulkActions,
  useTributeDecisions,
  useWaitingTributeCount,
} from '../../../hooks/admin/tributes';
import { useNavigateTo } from '../../../hooks/navigation';
import { useStaffOnly } from '../../../hooks/staff';
import { buildMeta } from '../../../meta';
import { adminLinks } from '../../../navigation';

export const handle = ROUTES.staffTributes;
export const meta = () => buildMeta(handle, { title: 'Tributes' });

export default function StaffTributesRoute() {
  const navigateTo = useNavigateTo();
  const isStaff = useStaffOnly();
  const [query] = useSearchParams();
  const cursor = query.get('cursor');
  // The server renders without a filter, since it does not read the query string.
  const wallState = WALL_STATES.find((option) => isStaff && option === query.get('wall_state')) ?? '';
  const { data, error } = useQuery({
    queryKey: ['tributes', wallState, cursor],
    queryFn: () => fetchTributes(wallState, cursor),
    enabled: isStaff,
  });
  const { getState, reset, onDecide } = useTributeDecisions();
  const bulk = useTributeBulkActions();
  const waitingCount = useWaitingTributeCount(isStaff);
  const getHref = (chosen: WallState | '', nextCursor?: string) =>
    paths.staffTributes + buildListQuery({ wall_state: chosen }, nextCursor);
  const filterBy = (chosen: WallState | '') => {
    reset();
    navigateTo(getHref(chosen));
  };

  if (isPageForbidden(data, error)) return <AdminOnlyScreen links={paths} />;
  return (
    <StaffTributesScreen
      state={getState(data, error, data?.nextCursor && getHref(wallState, data.nextCursor))}
      wallState={wallState}
      waitingCount={waitingCount}
      onFilter={filterBy}
      onDecide={onDecide}
      bulk={bulk}
      links={{ ...adminLinks, donation: paths.staffDonation }}
    />
  );
}
