import { Refused } from '../../control/refused.ts';
import type { FormFields } from '../../http/form.ts';
import type { Route } from '../../http/routes.ts';
import type { ControlHandler } from '../../http/service.ts';
import type { Context } from '../context.ts';
import type { OrderStatus, PrintOrder } from './order.types.ts';
import { Progress } from './progress.ts';

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
const BEFORE_PARCELS: OrderStatus[] = ['pending', 'on-hold', 'sending-to-production', 'has-issues'];
const NOT_ALL_SHIPPED: OrderStatus[] = [...BEFORE_PARCELS, 'in-production', 'partially-fulfilled'];

const STARTS: Record<Target, OrderStatus[]> = {
  in_production: BEFORE_PARCELS,
  partially_shipped: NOT_ALL_SHIPPED,
  shipped: NOT_ALL_SHIPPED,
  delivered: [...NOT_ALL_SHIPPED, 'fulfilled'],
  canceled: NOT_ALL_SHIPPED,
  has_issues: NOT_ALL_SHIPPED,
};
const ALREADY: Record<Target, OrderStatus[]> = {
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
  done: (work: () => object) => object,
): Route<ControlHandler>[] {
  return [
    {
      method: 'POST',
      path: 'advance',
      handle: ({ fields }) =>
        done(() => {
          const to = TARGETS.find((each) => each === fields.to);
          if (!to) throw new Refused(`"to" is one of ${TARGETS.join(', ')}.`);
          const order = orderFrom(context, fields);
          if (ALREADY[to].includes(order.status)) return order;
          if (!STARTS[to].includes(order.status))
            throw new Refused(`An order that is ${order.status} cannot become ${to}.`);
          const progress = new Progress(context, order);
          move(progress, to, parcelsFrom(fields));
          return progress.order;
        }),
    },
  ];
}

function move(progress: Progress, to: Target, parcels: number): void {
  if (to === 'in_production') progress.startProduction();
  if (to === 'partially_shipped') progress.ship(parcels, false);
  if (to === 'shipped') progress.ship(parcels, true);
  if (to === 'delivered') progress.deliver(parcels);
  if (to === 'canceled') progress.cancel();
  if (to === 'has_issues') progress.stop();
}

/** Finds an order by its id, or the newest with this external id. */
function orderFrom({ orders }: Context, { order }: FormFields): PrintOrder {
  const name = String(order);
  const found = orders.get(name) ?? orders.all().findLast(({ external_id }) => external_id === name);
  if (!found) throw new Refused(`There is no order "${name}".`);
  return found;
}

function parcelsFrom({ parcels = 1 }: FormFields): number {
  if (typeof parcels !== 'number' || !Number.isInteger(parcels) || parcels < 1 || parcels > PARCELS_MAX)
    throw new Refused(`"parcels" is a whole number from 1 to ${PARCELS_MAX}.`);
  return parcels;
}
