import { centsFromDollars } from '../money/money.ts';
import type { Problem } from '../problem/problem.types.ts';
import type { Totals } from './checkout.rules.ts';
import type { CheckoutFigures } from './checkout.types.ts';
import type { ShippingForm } from './shipping.schema.ts';

/** What the checkout's calls answer when they refuse; a 409 of the intent call carries the right figures. */
export type CheckoutProblem = Problem & { figures?: CheckoutFigures };

/** A refusal in the buyer's words; `field` when it is about something they typed. */
export type CheckoutRefusal = { message: string; field?: keyof ShippingForm };

/** The form's name of a field on the wire, in either shape of an address. */
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

/** What a buyer can mend or should know, said by the server; undefined when the server itself has failed. */
export function getRefusal(problem: CheckoutProblem | undefined): CheckoutRefusal | undefined {
  if (problem?.status !== 422 && problem?.status !== 409) return undefined;
  const [first] = Object.entries(problem.errors ?? {});
  if (first === undefined) return problem.detail === undefined ? undefined : { message: problem.detail };
  const [path, message] = first;
  const field = FORM_FIELDS[path.split('.').at(-1) ?? ''];
  return field === undefined ? { message } : { message, field };
}

/** The right figures in cents, when the server has others than the browser. */
export function getCorrectedTotals(problem: CheckoutProblem | undefined): Totals | undefined {
  if (problem?.status !== 409 || problem.figures === undefined) return undefined;
  const { subtotal, shipping_cost: shipping, tax_amount: tax, total } = problem.figures;
  const [subtotalCents, shippingCents, taxCents, totalCents] = [subtotal, shipping, tax, total].map(
    centsFromDollars,
  );
  const isWhole =
    subtotalCents !== undefined &&
    shippingCents !== undefined &&
    taxCents !== undefined &&
    totalCents === subtotalCents + shippingCents + taxCents;
  return isWhole ? { subtotalCents, shippingCents, taxCents, totalCents } : undefined;
}
