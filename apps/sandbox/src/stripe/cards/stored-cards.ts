import type Stripe from 'stripe';
import type { ApiCall, Context } from '../context.ts';
import type { CardBehavior } from './card.rules.ts';

const DEFAULT_BEHAVIOR: CardBehavior = {
  authenticates: false,
  isBlocked: false,
  isDisputed: false,
  isPending: false,
};

export function getCardBehavior({ records }: Context, { id }: Stripe.PaymentMethod): CardBehavior {
  return records.storedCards.get(id)?.card.behavior ?? DEFAULT_BEHAVIOR;
}

/** Whether an off-session charge requires authentication; some cards are exempt once set up. */
export function requiresOffSessionAuthentication(
  { records }: Context,
  { id }: Stripe.PaymentMethod,
): boolean {
  const stored = records.storedCards.get(id);
  if (!stored?.card.behavior.authenticates) return false;
  return !(stored.card.behavior.isFreedBySetup && stored.isSetUp);
}

/** Attaches the card to the customer and marks it as set up for off-session charges. */
export function saveForFutureUse(
  { records, emit }: Context,
  method: Stripe.PaymentMethod,
  customer: Stripe.PaymentIntent['customer'],
  call: ApiCall,
): Stripe.PaymentMethod {
  const stored = records.storedCards.get(method.id);
  if (stored && !stored.isSetUp) records.storedCards.put({ ...stored, isSetUp: true });
  if (typeof customer !== 'string' || method.customer === customer) return method;
  const attached = records.paymentMethods.put({ ...method, customer });
  emit('payment_method.attached', attached, call);
  return attached;
}
