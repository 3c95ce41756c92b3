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

const WALL_STATES = ['waiting', 'shown', 'declined', 'none'] as const;

export const handle = pages.staffTributes;
export const meta = () => metaOf(handle, { title: 'Tributes' });

export default function StaffTributesRoute() {
  const go = useGo();
  const isStaff = useStaffOnly();
  const [query] = useSearchParams();
  // The server, which reads no choice out of the address, draws the page without one first.
  const wallState = WALL_STATES.find((known) => isStaff && known === query.get('wall_state')) ?? '';
  const { data, error } = useQuery({
    queryKey: ['tributes', wallState],
    queryFn: () => readTributes(wallState),
    enabled: isStaff,
  });
  const { stateOf, forget, onDecide } = useTributeDecisions();
  const waitingCount = useWaitingCount(isStaff);
  const filterBy = (chosen: WallState | '') => {
    forget();
    go(paths.staffTributes + listQueryOf({ wall_state: chosen }));
  };

  if (isForbidden(error)) return <AdminOnlyScreen links={paths} />;
  return (
    <StaffTributesScreen
      state={stateOf(data, error)}
      wallState={wallState}
      waitingCount={waitingCount}
      onFilter={filterBy}
      onDecide={onDecide}
      links={{ ...deskLinks, donation: paths.staffDonation }}
    />
  );
}
