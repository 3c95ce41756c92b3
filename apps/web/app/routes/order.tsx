import { orderPageResponse } from '@paniscus/domain/orders';
import { OrderScreen } from '@paniscus/features/orders';
import type { OrderScreenState } from '@paniscus/features/orders';
import { ROUTES, paths } from '@paniscus/routes';
import { data, useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { parseResponse } from '../api/parse-response';
import { toFailedState } from '../failed-state';
import { buildMeta } from '../meta';
import { serverContext } from '../server-context';

export const handle = ROUTES.order;
export const meta = () => buildMeta(handle, { title: 'Your order' });

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const token = encodeURIComponent(params.token ?? '');
  const response = await context.get(serverContext).api(`/order-page/${token}/`);
  if (response.status === 404) return data<OrderScreenState>({ kind: 'notFound' }, { status: 404 });
  if (!response.ok) return toFailedState<OrderScreenState>(response, 'Failed to load the order');
  const order = await parseResponse(response, orderPageResponse);
  const earlier = new URL(request.url).searchParams.get('earlier');
  return data<OrderScreenState>({
    kind: 'ready',
    order,
    isEarlier: earlier !== null,
    hasCart: earlier === 'cart',
  });
}

export default function OrderRoute() {
  return <OrderScreen state={useLoaderData<typeof loader>()} links={paths} />;
}
