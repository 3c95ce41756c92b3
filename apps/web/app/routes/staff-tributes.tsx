import { WALL_STATES } from '@paniscus/domain';
import type { WallState } from '@paniscus/domain';
import { StaffTributesScreen } from '@paniscus/features/donation-desk';
import { AdminOnlyScreen } from '@paniscus/features/session';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { readTributes } from '../api/donation-desk';
import { listQueryOf } from '../api/paged-list';
import { isForbidden } from '../api/problem-error';
import { metaOf } from '../meta';
import { deskLinks, pages, paths } from '../paths';
import { useTributeDecisions, useWaitingCount } from '../providers/desk/tributes';
import { useGo } from '../providers/navigation';
import { useStaffOnly } from '../providers/staff';

export const handle = pages.staffTributes;
export const meta = () => metaOf(handle, { title: 'Tributes' });

export default function StaffTributesRoute() {
  const go = useGo();
  const isStaff = useStaffOnly();
  const [query] = useSearchParams();
  const cursor = query.get('cursor');
  // The server, which reads no choice out of the address, draws the page without one first.
  const wallState = WALL_STATES.find((known) => isStaff && known === query.get('wall_state')) ?? '';
  const { data, error } = useQuery({
    queryKey: ['tributes', wallState, cursor],
    queryFn: () => readTributes(wallState, cursor),
    enabled: isStaff,
  });
  const { stateOf, forget, onDecide } = useTributeDecisions();
  const waitingCount = useWaitingCount(isStaff);
  const addressOf = (chosen: WallState | '', from?: string) =>
    paths.staffTributes + listQueryOf({ wall_state: chosen }, from);
  const filterBy = (chosen: WallState | '') => {
    forget();
    go(addressOf(chosen));
  };

  if (isForbidden(error)) return <AdminOnlyScreen links={paths} />;
  return (
    <StaffTributesScreen
      state={stateOf(data, error, data?.nextCursor && addressOf(wallState, data.nextCursor))}
      wallState={wallState}
      waitingCount={waitingCount}
      onFilter={filterBy}
      onDecide={onDecide}
      links={{ ...deskLinks, donation: paths.staffDonation }}
    />
  );
}
