import { MONTHLY_STATES } from '@paniscus/domain';
import { StaffMonthlyGiftsScreen } from '@paniscus/features/donation-desk';
import type { MonthlyGiftFilter } from '@paniscus/features/donation-desk';
import { AdminOnlyScreen } from '@paniscus/features/session';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { readMonthlyGifts } from '../api/donation-desk';
import { listQueryOf } from '../api/paged-list';
import { isForbidden } from '../api/problem-error';
import { metaOf } from '../meta';
import { deskLinks, pages, paths } from '../paths';
import { useMonthlyGiftStop } from '../providers/desk/monthly-gifts';
import { useWaitingCount } from '../providers/desk/tributes';
import { useGo } from '../providers/navigation';
import { useStaffOnly } from '../providers/staff';

const NO_FILTER: MonthlyGiftFilter = { state: '', search: '' };

export const handle = pages.staffMonthlyGifts;
export const meta = () => metaOf(handle, { title: 'Monthly gifts' });

export default function StaffMonthlyGiftsRoute() {
  const go = useGo();
  const isStaff = useStaffOnly();
  const [query] = useSearchParams();
  const cursor = query.get('cursor');
  // The server, which reads no choice out of the address, draws the page without one first.
  const filter = isStaff ? filterFrom(query) : NO_FILTER;
  const { data, error } = useQuery({
    queryKey: ['monthly-gifts', filter, cursor],
    queryFn: () => readMonthlyGifts(filter, cursor),
    enabled: isStaff,
    placeholderData: keepPreviousData,
  });
  const { stateOf, onStop } = useMonthlyGiftStop();
  const waitingCount = useWaitingCount(isStaff);
  const addressOf = (chosen: MonthlyGiftFilter, from?: string) =>
    paths.staffMonthlyGifts + listQueryOf(chosen, from);

  if (isForbidden(error)) return <AdminOnlyScreen links={paths} />;
  return (
    <StaffMonthlyGiftsScreen
      state={stateOf(data, error, data?.nextCursor && addressOf(filter, data.nextCursor))}
      filter={filter}
      waitingCount={waitingCount}
      onFilter={(chosen) => go(addressOf(chosen))}
      onStop={onStop}
      links={deskLinks}
    />
  );
}

function filterFrom(query: URLSearchParams): MonthlyGiftFilter {
  const state = MONTHLY_STATES.find((known) => known === query.get('state')) ?? '';
  return { state, search: query.get('search') ?? '' };
}
