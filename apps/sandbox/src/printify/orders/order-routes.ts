import type { FormFields } from '../../http/form.ts';
import { getPage } from '../api/pages.ts';
import { impossible, notFound } from '../api/shop-error.ts';
import type { Context, Resource } from '../context.ts';
import { addressFrom } from './address.ts';
import type { PrintOrder } from './order.types.ts';
import { Progress } from './progress.ts';
import { quoteFor } from './shipping.ts';
import { submittedOrder } from './submission.ts';
import { wantedLinesFrom } from './wanted-lines.ts';

const ORDERS_A_PAGE_MAX = 10;

export function orderRoutes(context: Context): Resource {
  return [
    {
      method: 'POST',
      path: '/orders/shipping.json',
      handle: ({ fields }) =>
        quoteFor(wantedLinesFrom(fields.line_items, context.catalog), addressFrom(fields.address_to)),
    },
    { method: 'GET', path: '/orders.json', handle: ({ fields }) => listOrders(context, fields) },
    { method: 'POST', path: '/orders.json', handle: ({ fields }) => submitOrder(context, fields) },
    { method: 'GET', path: '/orders/:id', handle: ({ places }) => onWire(getOrder(context, places.id)) },
    {
      method: 'POST',
      path: '/orders/:id/send_to_production.json',
      handle: ({ places }) => {
        const progress = progressOfHeldOrder(context, places.id);
        progress.sendToProduction();
        return onWire(progress.order);
      },
    },
    {
      method: 'POST',
      path: '/orders/:id/cancel.json',
      handle: ({ places }) => {
        const progress = progressOfHeldOrder(context, places.id);
        progress.cancel();
        return onWire(progress.order);
      },
    },
  ];
}

function listOrders({ orders }: Context, fields: FormFields): object {
  const found = orders.all().filter(({ status }) => !fields.status || status === fields.status);
  return getPage(found.reverse().map(onWire), fields, '/', ORDERS_A_PAGE_MAX);
}

function submitOrder(context: Context, fields: FormFields): object {
  const { id } = context.orders.put(submittedOrder(context, fields));
  context.emit('order:created', id);
  return { id };
}

/** Refuses an order that is no longer on hold. */
function progressOfHeldOrder(context: Context, id: string | undefined): Progress {
  const order = getOrder(context, id);
  if (order.status !== 'on-hold')
    throw impossible(`Order ${order.id} with the status ${order.status} can not be changed any more.`);
  return new Progress(context, order);
}

function getOrder({ orders }: Context, id = ''): PrintOrder {
  const order = orders.get(id);
  if (!order) throw notFound();
  return order;
}

function onWire(order: PrintOrder): object {
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
