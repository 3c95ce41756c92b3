import { dollarsToCents } from '../money/money.ts';
import { PAYMENT_PROBLEMS } from '../payment/payment-problems.data.ts';
import type { Problem } from '../problem/problem.types.ts';
import type { Totals } from './checkout.rules.ts';
import type { CheckoutFigures, CheckoutRemedy } from './checkout.types.ts';
import type { PaidOrder } from './purchase-api.schema.ts';
import type { ShippingForm } from './shipping.schema.ts';

/** Error response of the checkout endpoints. A 409 of the intent endpoint carries the correct figures. */
export type CheckoutProblem = Problem & {
  figures?: CheckoutFigures;
  /** An earlier attempt of this checkout was paid, for this order. */
  paid?: PaidOrder;
  /** Value of Retry-After, in seconds. */
  retryAfterSeconds?: number;
};

/** A rejection to show to the buyer; `field` names the form field that caused it. */
export type CheckoutRejection = { message: string; field?: keyof ShippingForm };

/** Maps field names of the API, in either address format, to form fields. */
const FORM_FIELDS: Record<string, keyof ShippingForm> = {
  first_name: 'firstName',
  last_name: 'lastName',
  email: 'email',
  phone: 'phone',
  address1: 'address1',
  line1: 'address1',
  address2: 'address2',
  line2: 'address2',
  city: 'city',
  region: 'region',
  state: 'region',
  zip: 'zip',
  postal_code: 'zip',
};

/** The server's rejection (409 or 422), phrased for the buyer; undefined for any other failure. */
export function toCheckoutRejection(problem: CheckoutProblem | undefined): CheckoutRejection | undefined {
  if (problem?.status !== 422 && problem?.status !== 409) return undefined;
  const [firstError] = Object.entries(problem.errors ?? {});
  if (firstError === undefined) return problem.detail === undefined ? undefined : { message: problem.detail };
  const [path, message] = firstError;
  const field = FORM_FIELDS[path.split('.').at(-1) ?? ''];
  return field === undefined ? { message } : { message, field };
}

/** Why the server rejected the discount code of a quote; undefined when it did not. */
export const findDiscountRejection = (problem: CheckoutProblem | undefined): string | undefined =>
  problem?.errors?.['discount_code'];

/**
 * Page where the buyer can remove the cause of a rejection: the cart for a line that cannot be bought, step 1 for an
 * address that was refused, the order for a checkout that was paid before, and the cart for one that was canceled.
 * Undefined when trying again may help.
 */
export function findCheckoutRemedy(problem: CheckoutProblem | undefined): CheckoutRemedy | undefined {
  const rejection = toCheckoutRejection(problem);
  if (rejection === undefined) return undefined;
  if (rejection.field !== undefined) return 'shippingStep';
  const [path = ''] = Object.keys(problem?.errors ?? {});
  if (/^(?:cart|line_items)\b/.test(path)) return 'cart';
  if (problem?.type === PAYMENT_PROBLEMS.alreadyPaid) return 'findOrder';
  return problem?.type === PAYMENT_PROBLEMS.orderCanceled ? 'startOver' : undefined;
}

/** Corrected totals in cents from a 409 response; undefined when missing or when they do not add up. */
export function getCorrectedTotals(problem: CheckoutProblem | undefined): Totals | undefined {
  if (problem?.status !== 409 || problem.figures === undefined) return undefined;
  const { subtotal, discount = 0, shipping_cost: shipping, tax_amount: tax, total } = problem.figures;
  const [subtotalCents, discountCents, shippingCents, taxCents, totalCents] = [
    subtotal,
    discount,
    shipping,
    tax,
    total,
  ].map(dollarsToCents);
  const isConsistent =
    subtotalCents !== undefined &&
    discountCents !== undefined &&
    shippingCents !== undefined &&
    taxCents !== undefined &&
    totalCents === subtotalCents - discountCents + shippingCents + taxCents;
  return isConsistent ? { subtotalCents, discountCents, shippingCents, taxCents, totalCents } : undefined;
}
