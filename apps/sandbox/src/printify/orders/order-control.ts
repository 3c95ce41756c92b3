import { InvalidControlCall } from '../../control/invalid-control-call.ts';
import type { FormFields } from '../../http/form.ts';
import type { Route } from '../../http/routes.ts';
import type { ControlHandler } from '../../http/service.ts';
import type { Context } from '../context.ts';
import type { OrderStatus, PrintOrder } from './order.types.ts';
import { OrderProgress } from './order-progress.ts';

const TARGETS = [
  'in_production',
  'partially_shipped',
  'shipped',
  'delivered',
  'canceled',
  'has_issues',
] as const;
type Target = (typeof TARGETS)[number];

const PARCELS_MAX = 10;
const BEFORE_SHIPPING: OrderStatus[] = ['pending', 'on-hold', 'sending-to-production', 'has-issues'];
const NOT_ALL_SHIPPED: OrderStatus[] = [...BEFORE_SHIPPING, 'in-production', 'partially-fulfilled'];

const ALLOWED_STATUSES: Record<Target, OrderStatus[]> = {
  in_production: BEFORE_SHIPPING,
  partially_shipped: NOT_ALL_SHIPPED,
  shipped: NOT_ALL_SHIPPED,
  delivered: [...NOT_ALL_SHIPPED, 'fulfilled'],
  canceled: NOT_ALL_SHIPPED,
  has_issues: NOT_ALL_SHIPPED,
};
const REACHED_STATUSES: Record<Target, OrderStatus[]> = {
  in_production: ['in-production', 'partially-fulfilled', 'fulfilled'],
  partially_shipped: [],
  shipped: ['fulfilled'],
  delivered: [],
  canceled: ['canceled'],
  has_issues: [],
};

/** Control API that moves orders through production and shipping. */
export function orderControls(
  context: Context,
  runInTransaction: (work: () => object) => object,
): Route<ControlHandler>[] {
  return [
    {
      method: 'POST',
      path: 'advance',
      handle: ({ fields }) =>
        runInTransaction(() => {
          const target = TARGETS.find((candidate) => candidate === fields.to);
          if (!target) throw new InvalidControlCall(`"to" must be one of ${TARGETS.join(', ')}.`);
          const order = findOrder(context, fields);
          if (REACHED_STATUSES[target].includes(order.status)) return order;
          if (!ALLOWED_STATUSES[target].includes(order.status))
            throw new InvalidControlCall(`An order that is ${order.status} cannot become ${target}.`);
          const progress = new OrderProgress(context, order);
          advance(progress, target, parseParcels(fields));
          return progress.order;
        }),
    },
  ];
}

function advance(progress: OrderProgress, target: Target, parcels: number): void {
  if (target === 'in_production') progress.startProduction();
  if (target === 'partially_shipped') progress.ship(parcels, false);
  if (target === 'shipped') progress.ship(parcels, true);
  if (target === 'delivered') progress.deliver(parcels);
  if (target === 'canceled') progress.cancel();
  if (target === 'has_issues') progress.stop();
}

/** Finds an order by its id, or the newest with this external id. */
function findOrder({ orders }: Context, { order }: FormFields): PrintOrder {
  const name = String(order);
  const match = orders.get(name) ?? orders.all().findLast(({ external_id }) => external_id === name);
  if (!match) throw new InvalidControlCall(`Unknown order "${name}".`);
  return match;
}

function parseParcels({ parcels = 1 }: FormFields): number {
  if (typeof parcels !== 'number' || !Number.isInteger(parcels) || parcels < 1 || parcels > PARCELS_MAX)
    throw new InvalidControlCall(`"parcels" must be an integer from 1 to ${PARCELS_MAX}.`);
  return parcels;
}
