import { WALL_STATES } from '@paniscus/domain/donation';
import type { WallState } from '@paniscus/domain/donation';
import { StaffTributesScreen } from '@paniscus/features/donations-admin';
import { AdminOnlyScreen } from '@paniscus/features/session';
import { ROUTES, paths } from '@paniscus/routes';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { readTributes } from '../api/donations-admin';
import { buildListQuery } from '../api/paged-list';
import { isForbidden } from '../api/problem-error';
import { useTributeDecisions, useWaitingCount } from '../hooks/admin/tributes';
import { useGo } from '../hooks/navigation';
import { useStaffOnly } from '../hooks/staff';
import { buildMeta } from '../meta';
import { adminLinks } from '../navigation';

export const handle = ROUTES.staffTributes;
export const meta = () => buildMeta(handle, { title: 'Tributes' });

export default function StaffTributesRoute() {
  const go = useGo();
  const isStaff = useStaffOnly();
  const [query] = useSearchParams();
  const cursor = query.get('cursor');
  // The server renders without a filter, since it does not read the query string.
  const wallState = WALL_STATES.find((known) => isStaff && known === query.get('wall_state')) ?? '';
  const { data, error } = useQuery({
    queryKey: ['tributes', wallState, cursor],
    queryFn: () => readTributes(wallState, cursor),
    enabled: isStaff,
  });
  const { getState, forget, onDecide } = useTributeDecisions();
  const waitingCount = useWaitingCount(isStaff);
  const getAddress = (chosen: WallState | '', from?: string) =>
    paths.staffTributes + buildListQuery({ wall_state: chosen }, from);
  const filterBy = (chosen: WallState | '') => {
    forget();
    go(getAddress(chosen));
  };

  if (isForbidden(error)) return <AdminOnlyScreen links={paths} />;
  return (
    <StaffTributesScreen
      state={getState(data, error, data?.nextCursor && getAddress(wallState, data.nextCursor))}
      wallState={wallState}
      waitingCount={waitingCount}
      onFilter={filterBy}
      onDecide={onDecide}
      links={{ ...adminLinks, donation: paths.staffDonation }}
    />
  );
}
