import type Stripe from 'stripe';
import { invalid } from '../api/api-error.ts';
import type { Context } from '../context.ts';

/** The default card for renewals, if it is still attached to the customer. */
export function findDefaultMethod(
  { records }: Context,
  subscription: Stripe.Subscription,
): Stripe.PaymentMethod | undefined {
  const customer = records.customers.get(String(subscription.customer));
  const id = subscription.default_payment_method ?? customer?.invoice_settings.default_payment_method;
  const method = typeof id === 'string' ? records.paymentMethods.get(id) : undefined;
  return method?.customer === subscription.customer ? method : undefined;
}

/** Returns the payment method id; throws when it is not attached to the customer. */
export function requireCustomerMethod({ records }: Context, customer: string, id: string): string {
  if (records.paymentMethods.get(id)?.customer === customer) return id;
  throw invalid(
    `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`,
    { code: 'resource_missing', param: 'default_payment_method' },
  );
}
