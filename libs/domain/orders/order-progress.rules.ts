import type { OrderState } from './order.rules.ts';
import type { OrderPage } from './order-response.schema.ts';

const ORDER_STEPS = ['paid', 'submitted', 'in_production', 'shipped', 'delivered'] as const;
export type OrderStepName = (typeof ORDER_STEPS)[number];

export type OrderStep = {
  name: OrderStepName;
  isDone: boolean;
  isCurrent: boolean;
  at?: string;
};

type OrderProgress = Pick<OrderPage, 'state' | 'parcels'>;

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

/** Derives the progress from the parcels when the order's state is not a step, such as refunded. */
function findLastStep(order: OrderProgress): OrderStepName | undefined {
  if (isStep(order.state)) return order.state;
  if (isDelivered(order)) return 'delivered';
  if (order.parcels.length > 0) return 'shipped';
  return order.state === 'pending' || order.state === 'failed' ? undefined : 'paid';
}
