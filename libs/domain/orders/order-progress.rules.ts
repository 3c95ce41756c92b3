import { ORDER_STEPS } from './order.rules.ts';
import type { OrderState, OrderStepName } from './order.rules.ts';
import type { OrderPage } from './order-response.schema.ts';

export type OrderStep = {
  name: OrderStepName;
  isDone: boolean;
  isCurrent: boolean;
  at?: string;
};

type OrderProgress = Pick<OrderPage, 'state' | 'parcels'> & Partial<Pick<OrderPage, 'furthest_step'>>;

/** Fulfillment steps of an order, with the progress so far. */
export function getOrderSteps(order: OrderProgress): OrderStep[] {
  const last = findLastStep(order);
  const reached = last === undefined ? -1 : ORDER_STEPS.indexOf(last);
  const shippedAt = order.parcels
    .map(({ shipped_at }) => shipped_at)
    .toSorted()
    .at(0);
  const deliveredAt = isDelivered(order)
    ? order.parcels
        .map(({ delivered_at }) => delivered_at ?? '')
        .toSorted()
        .at(-1)
    : undefined;
  const dates: Partial<Record<OrderStepName, string>> = { shipped: shippedAt, delivered: deliveredAt };
  return ORDER_STEPS.map((name, index) => ({
    name,
    isDone: index <= reached,
    isCurrent: index === reached,
    ...(dates[name] !== undefined && index <= reached && { at: dates[name] }),
  }));
}

const isStep = (state: OrderState): state is OrderStepName =>
  (ORDER_STEPS as readonly string[]).includes(state);

const isDelivered = ({ parcels }: OrderProgress) =>
  parcels.length > 0 && parcels.every(({ delivered_at }) => delivered_at !== null);

/** Derives the progress from the parcels and the history when the order's state is not a step, such as refunded. */
function findLastStep(order: OrderProgress): OrderStepName | undefined {
  if (isStep(order.state)) return order.state;
  if (isDelivered(order)) return 'delivered';
  if (order.parcels.length > 0) return 'shipped';
  if (order.state === 'pending' || order.state === 'failed') return undefined;
  return order.furthest_step ?? 'paid';
}
