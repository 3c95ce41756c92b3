import { ORDER_STATES } from '@paniscus/domain/orders';
import { ATTENTION_REASONS } from '@paniscus/domain/payment';
import { StaffOrdersScreen } from '@paniscus/features/orders';
import type { OrderFilter, StaffOrdersState } from '@paniscus/features/orders';
import { AdminOnlyScreen } from '@paniscus/features/session';
import { ROUTES, paths } from '@paniscus/routes';
import { exportOrders, fetchOrders } from '../../api/orders';
import type { OrderListPage } from '../../api/orders';
import { useOrderBulkActions } from '../../hooks/admin/records/order-actions';
import { readDay } from '../../forms/read-day';
import { useFileExport, useStaffList } from '../../hooks/admin/staff-list';
import { buildMeta } from '../../meta';

export const handle = ROUTES.staffOrders;
export const meta = () => buildMeta(handle, { title: 'Orders' });

export default function StaffOrdersRoute() {
  const { filter, savedFilters, onFilter, isForbidden, ...list } = useStaffList({
    name: 'orders',
    savedAs: 'orders',
    path: paths.staffOrders,
    parseFilter,
    fetchPage: fetchOrders,
  });
  const bulk = useOrderBulkActions();
  const fileExport = useFileExport(() => exportOrders(filter), 'orders.csv');

  if (isForbidden) return <AdminOnlyScreen links={paths} />;
  return (
    <StaffOrdersScreen
      {...fileExport}
      state={getState(list)}
      filter={filter}
      savedFilters={savedFilters}
      onFilter={onFilter}
      bulk={bulk}
      links={{ order: paths.staffOrder }}
    />
  );
}

function parseFilter(query: URLSearchParams): OrderFilter {
  const getParam = (name: string) => query.get(name) ?? '';
  const state = ORDER_STATES.find((option) => option === query.get('state')) ?? '';
  const attention = ATTENTION_REASONS.find((option) => option === query.get('attention')) ?? '';
  return {
    state,
    attention,
    search: getParam('search'),
    from: readDay(query, 'from'),
    to: readDay(query, 'to'),
  };
}

type OrderList = { page: OrderListPage | undefined; error: Error | null; olderHref: string | undefined };

function getState({ page, error, olderHref }: OrderList): StaffOrdersState {
  if (page === undefined)
    return error === null ? { kind: 'loading' } : { kind: 'failed', message: 'Failed to load the orders' };
  return page.orders.length === 0 ? { kind: 'empty' } : { kind: 'ready', orders: page.orders, olderHref };
}
