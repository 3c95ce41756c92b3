import type Stripe from 'stripe';
import type { Ask, Context } from '../context.ts';
import type { CardBehavior } from './card.rules.ts';

const ORDINARY: CardBehavior = {
  authenticates: false,
  isBlocked: false,
  isDisputed: false,
  isPending: false,
};

export function getCardBehavior({ records }: Context, { id }: Stripe.PaymentMethod): CardBehavior {
  return records.storedCards.get(id)?.card.behavior ?? ORDINARY;
}

/** Whether an off-session charge requires authentication; some cards are exempt once set up. */
export function authenticatesOffSession({ records }: Context, { id }: Stripe.PaymentMethod): boolean {
  const saved = records.storedCards.get(id);
  if (!saved?.card.behavior.authenticates) return false;
  return !(saved.card.behavior.isFreedBySetup && saved.isSetUp);
}

/** Attaches the card to the customer and marks it as set up for off-session charges. */
export function saveForFutureUse(
  { records, emit }: Context,
  method: Stripe.PaymentMethod,
  customer: Stripe.PaymentIntent['customer'],
  ask: Ask,
): Stripe.PaymentMethod {
  const saved = records.storedCards.get(method.id);
  if (saved && !saved.isSetUp) records.storedCards.put({ ...saved, isSetUp: true });
  if (typeof customer !== 'string' || method.customer === customer) return method;
  const attached = records.paymentMethods.put({ ...method, customer });
  emit('payment_method.attached', attached, ask);
  return attached;
}
