import { parseId } from '@paniscus/domain/ids';
import { StaffOrderScreen } from '@paniscus/features/orders';
import { AdminOnlyScreen } from '@paniscus/features/session';
import { ROUTES, paths } from '@paniscus/routes';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { fetchOrder } from '../../api/orders';
import { isPageForbidden } from '../../api/problem-error';
import { useOrderActions } from '../../hooks/admin/records/order-actions';
import { useStaffOnly } from '../../hooks/staff';
import { buildMeta } from '../../meta';

export const handle = ROUTES.staffOrder;
export const meta = () => buildMeta(handle, { title: 'Order' });

export default function StaffOrderRoute() {
  const isStaff = useStaffOnly();
  const id = parseId(useParams().id);
  const { getState, refetchInterval, ...actions } = useOrderActions(id ?? 0);
  const { data: order, error } = useQuery({
    queryKey: ['order', id],
    queryFn: () => fetchOrder(id ?? 0),
    enabled: isStaff && id !== undefined,
    refetchInterval,
  });
  if (isPageForbidden(order, error)) return <AdminOnlyScreen links={paths} />;
  return (
    <StaffOrderScreen
      state={getState(order, id === undefined ? 'notFound' : error)}
      {...actions}
      links={{ orders: paths.staffOrders }}
    />
  );
}
