export const ORDER_STATES = [
  'pending',
  'paid',
  'submitted',
  'in_production',
  'shipped',
  'delivered',
  'failed',
  'canceled',
  'refunded',
  'needs_attention',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** Fulfillment steps in order; each is a state, too. */
export const ORDER_STEPS = ['paid', 'submitted', 'in_production', 'shipped', 'delivered'] as const;
export type OrderStepName = (typeof ORDER_STEPS)[number];

/**
 * Allowed state transitions. Updates from Printify may skip steps but never go back; a declined card may be followed by
 * a successful one; staff may resume an order that needed attention.
 */
const TRANSITIONS: Record<OrderState, readonly OrderState[]> = {
  pending: ['paid', 'failed', 'canceled', 'needs_attention'],
  failed: ['paid', 'canceled', 'needs_attention'],
  paid: ['submitted', 'in_production', 'shipped', 'delivered', 'canceled', 'refunded', 'needs_attention'],
  submitted: ['in_production', 'shipped', 'delivered', 'canceled', 'refunded', 'needs_attention'],
  in_production: ['shipped', 'delivered', 'canceled', 'refunded', 'needs_attention'],
  shipped: ['delivered', 'refunded', 'needs_attention'],
  delivered: ['refunded'],
  needs_attention: ['paid', 'submitted', 'in_production', 'shipped', 'delivered', 'canceled', 'refunded'],
  canceled: ['refunded'],
  refunded: [],
};

export function canOrderTransition(from: OrderState, to: OrderState): boolean {
  return TRANSITIONS[from].includes(to);
}

/** Whether the order was paid at some point, even if it was refunded since. */
export function isOrderPaid(state: OrderState): boolean {
  return state !== 'pending' && state !== 'failed';
}

const FINISHED_STATES: readonly OrderState[] = ['shipped', 'delivered', 'canceled', 'refunded'];

/** Whether nothing more of the order will be printed or sent. */
export const isOrderFinished = (state: OrderState): boolean => FINISHED_STATES.includes(state);

const NUMBER_PREFIX = 'PN-';

/** Formats the order number used by buyers, staff and Printify: 'PN-000017'. */
export function formatOrderNumber(id: number): string {
  return `${NUMBER_PREFIX}${String(id).padStart(6, '0')}`;
}

/** Longest text that is read as an order number. */
export const ORDER_NUMBER_MAX = 30;

/** What people put around or into an order number: spaces, number signs, dashes of all kinds, the end of a sentence. */
const SEPARATOR = /[\s#\p{Pd}−,;]|\.$/gu;

/**
 * Parses the id from an order number, also in short forms ('pn-17', '000017') and as people copy it ('Order # PN–000017');
 * undefined when invalid.
 */
export function parseOrderNumber(number: string): number | undefined {
  const text = number.slice(0, ORDER_NUMBER_MAX).replaceAll(SEPARATOR, '');
  const match = /^(?:order)?(?:number|no\.)?:?(?:pn)?0{0,9}([1-9]\d{0,9})$/i.exec(text);
  const id = Number(match?.[1]);
  return id >= 1 && id <= 2_147_483_647 ? id : undefined;
}
