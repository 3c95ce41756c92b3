import type { OrderState } from './order.rules.ts';
import type { OrderPage } from './order.types.ts';

/** What an order goes through, in this order. */
export const ORDER_STEPS = ['paid', 'submitted', 'in_production', 'shipped', 'delivered'] as const;
export type OrderStepName = (typeof ORDER_STEPS)[number];

export type OrderStep = {
  name: OrderStepName;
  isDone: boolean;
  /** The last step that was reached. */
  isCurrent: boolean;
  /** ISO 8601, where it is known. */
  at?: string;
};

type Seen = Pick<OrderPage, 'state' | 'parcels'>;

/** The way of an order from the payment to the door, as far as it has come. */
export function getOrderSteps(order: Seen): OrderStep[] {
  const last = findLastStep(order);
  const reached = last === undefined ? -1 : ORDER_STEPS.indexOf(last);
  const shippedAt = order.parcels
    .map(({ shipped_at }) => shipped_at)
    .toSorted()
    .at(0);
  const deliveredAt = hasAllArrived(order)
    ? order.parcels
        .map(({ delivered_at }) => delivered_at ?? '')
        .toSorted()
        .at(-1)
    : undefined;
  const known: Partial<Record<OrderStepName, string>> = { shipped: shippedAt, delivered: deliveredAt };
  return ORDER_STEPS.map((name, index) => ({
    name,
    isDone: index <= reached,
    isCurrent: index === reached,
    ...(known[name] !== undefined && index <= reached && { at: known[name] }),
  }));
}

const isStep = (state: OrderState): state is OrderStepName =>
  (ORDER_STEPS as readonly string[]).includes(state);

const hasAllArrived = ({ parcels }: Seen) =>
  parcels.length > 0 && parcels.every(({ delivered_at }) => delivered_at !== null);

/** Where an order stands that has left the way is read from its parcels. */
function findLastStep(order: Seen): OrderStepName | undefined {
  if (isStep(order.state)) return order.state;
  if (hasAllArrived(order)) return 'delivered';
  if (order.parcels.length > 0) return 'shipped';
  return order.state === 'pending' || order.state === 'failed' ? undefined : 'paid';
}
