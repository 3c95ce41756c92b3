import type { FormFields } from '../../http/form.ts';
import { paginate } from '../api/pagination.ts';
import { operationFailed, notFound } from '../api/printify-error.ts';
import type { Context, Resource } from '../context.ts';
import { parseAddress } from './address.ts';
import type { PrintOrder } from './order.types.ts';
import { OrderProgress } from './order-progress.ts';
import { computeShippingQuote } from './shipping.ts';
import { buildOrder } from './build-order.ts';
import { parseRequestedLines } from './requested-lines.ts';

const ORDERS_PER_PAGE_MAX = 10;

export function orderRoutes(context: Context): Resource {
  return [
    {
      method: 'POST',
      path: '/orders/shipping.json',
      handle: ({ fields }) =>
        computeShippingQuote(
          parseRequestedLines(fields.line_items, context.catalog),
          parseAddress(fields.address_to),
        ),
    },
    { method: 'GET', path: '/orders.json', handle: ({ fields }) => listOrders(context, fields) },
    { method: 'POST', path: '/orders.json', handle: ({ fields }) => submitOrder(context, fields) },
    {
      method: 'GET',
      path: '/orders/:id',
      handle: ({ pathParams }) => toResponse(getOrder(context, pathParams.id)),
    },
    {
      method: 'POST',
      path: '/orders/:id/send_to_production.json',
      handle: ({ pathParams }) => {
        const progress = createProgress(context, pathParams.id);
        progress.sendToProduction();
        return toResponse(progress.order);
      },
    },
    {
      method: 'POST',
      path: '/orders/:id/cancel.json',
      handle: ({ pathParams }) => {
        const progress = createProgress(context, pathParams.id);
        progress.cancel();
        return toResponse(progress.order);
      },
    },
  ];
}

function listOrders({ orders }: Context, fields: FormFields): object {
  const matches = orders.all().filter(({ status }) => !fields.status || status === fields.status);
  return paginate(matches.reverse().map(toResponse), fields, '/', ORDERS_PER_PAGE_MAX);
}

function submitOrder(context: Context, fields: FormFields): object {
  const { id } = context.orders.put(buildOrder(context, fields));
  context.emit('order:created', id);
  return { id };
}

/** Refuses an order that is no longer on hold. */
function createProgress(context: Context, id: string | undefined): OrderProgress {
  const order = getOrder(context, id);
  if (order.status !== 'on-hold')
    throw operationFailed(`Order ${order.id} with the status ${order.status} can no longer be changed.`);
  return new OrderProgress(context, order);
}

function getOrder({ orders }: Context, id = ''): PrintOrder {
  const order = orders.get(id);
  if (!order) throw notFound();
  return order;
}

function toResponse(order: PrintOrder): object {
  return {
    ...order,
    shipments: order.shipments.map(({ carrier, number, url, delivered_at }) => ({
      carrier,
      number,
      url,
      delivered_at,
    })),
  };
}
