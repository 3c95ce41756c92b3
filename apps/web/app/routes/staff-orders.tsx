import { ORDER_STATES } from '@paniscus/domain/orders';
import { StaffOrdersScreen } from '@paniscus/features/orders';
import type { OrderFilter, StaffOrdersState } from '@paniscus/features/orders';
import { AdminOnlyScreen } from '@paniscus/features/session';
import { ROUTES, paths } from '@paniscus/routes';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { exportOrders, readOrders } from '../api/orders';
import type { OrderListPage } from '../api/orders';
import { buildListQuery } from '../api/paged-list';
import { isForbidden } from '../api/problem-error';
import { saveFile } from '../hooks/download';
import { useGo } from '../hooks/navigation';
import { useStaffOnly } from '../hooks/staff';
import { buildMeta } from '../meta';

const NO_FILTER: OrderFilter = { state: '', search: '', from: '', to: '' };

export const handle = ROUTES.staffOrders;
export const meta = () => buildMeta(handle, { title: 'Orders' });

export default function StaffOrdersRoute() {
  const go = useGo();
  const isStaff = useStaffOnly();
  const [query] = useSearchParams();
  const cursor = query.get('cursor');
  // The server renders without a filter, since it does not read the query string.
  const filter = isStaff ? filterFrom(query) : NO_FILTER;
  const { data, error } = useQuery({
    queryKey: ['orders', filter, cursor],
    queryFn: () => readOrders(filter, cursor),
    enabled: isStaff,
    placeholderData: keepPreviousData,
  });
  const file = useMutation({
    mutationFn: () => exportOrders(filter),
    onSuccess: (content) => saveFile(content, 'orders.csv'),
  });

  if (isForbidden(error)) return <AdminOnlyScreen links={paths} />;
  return (
    <StaffOrdersScreen
      state={file.isError ? EXPORT_FAILED : getState(data, error, filter)}
      filter={filter}
      onFilter={(chosen) => go(paths.staffOrders + buildListQuery(chosen))}
      onExport={() => file.mutate()}
      isExporting={file.isPending}
      links={{ order: paths.staffOrder }}
    />
  );
}

const EXPORT_FAILED: StaffOrdersState = { kind: 'failed', message: 'Failed to export the orders' };

function filterFrom(query: URLSearchParams): OrderFilter {
  const text = (word: string) => query.get(word) ?? '';
  const state = ORDER_STATES.find((known) => known === query.get('state')) ?? '';
  return { state, search: text('search'), from: text('from'), to: text('to') };
}

function getState(
  page: OrderListPage | undefined,
  error: Error | null,
  filter: OrderFilter,
): StaffOrdersState {
  if (page === undefined)
    return error === null ? { kind: 'loading' } : { kind: 'failed', message: 'Failed to load the orders' };
  if (page.orders.length === 0) return { kind: 'empty' };
  const { orders, nextCursor } = page;
  return {
    kind: 'ready',
    orders,
    olderHref: nextCursor && paths.staffOrders + buildListQuery(filter, nextCursor),
  };
}
