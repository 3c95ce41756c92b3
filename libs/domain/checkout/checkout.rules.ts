import { US_STATES } from '../postal-address/regions.data.ts';
import { computeSubtotal } from '../cart/cart.rules.ts';
import type { Cents } from '../money/money.ts';
import type { OrderCosts } from './checkout.types.ts';
import type { BillingForm, ShippingForm } from './shipping.schema.ts';
import { CHECKOUT_COUNTRY } from './shipping.fields.ts';

export const PHONE_PLACEHOLDER = '0000000000';

export type Totals = {
  subtotalCents: Cents;
  /** What a discount code takes off the subtotal; 0 without a code. */
  discountCents: Cents;
  shippingCents: Cents;
  taxCents: Cents;
  totalCents: Cents;
};

export function computeTotals({ cart, shippingCents, taxCents, discount }: OrderCosts): Totals {
  const subtotalCents = computeSubtotal(cart);
  const discountCents = discount?.cents ?? 0;
  const totalCents = subtotalCents - discountCents + shippingCents + taxCents;
  return { subtotalCents, discountCents, shippingCents, taxCents, totalCents };
}

export function toBillingForm({ address1, address2, city, region, zip }: ShippingForm): BillingForm {
  return { address1, address2, city, region, zip };
}

/** Formats an address on one line: '12 River Road, Des Moines, IA 50309, US'. */
export function formatPostalAddress({ address1, address2, city, region, zip }: BillingForm): string {
  const lines = [address1, address2, city, `${region} ${zip}`, CHECKOUT_COUNTRY];
  return lines
    .map((line = '') => line.trim())
    .filter((line) => line !== '')
    .join(', ');
}

/** Looks up a state by code or name, case-insensitively; undefined when unknown. */
export function findStateCode(state: string): string | undefined {
  const normalized = state.trim().toLowerCase();
  return US_STATES.find(
    ({ code, name }) => code.toLowerCase() === normalized || name.toLowerCase() === normalized,
  )?.code;
}
