import type Stripe from 'stripe';
import { startTestSandbox, createStripe } from '../test-sandbox.ts';

export async function startTaxService() {
  const { urls } = await startTestSandbox();
  const stripe = createStripe(urls.http);
  return { http: urls.http, stripe, tax: stripe.tax };
}

const IOWA = {
  line1: '12 Forest Road',
  city: 'Des Moines',
  state: 'IA',
  postal_code: '50309',
  country: 'US',
};

/** Two line items totaling $42.00 and $11.24 shipping to Iowa. */
export function buildCalculation(
  address: object = {},
  overrides: Partial<Stripe.Tax.CalculationCreateParams> = {},
): Stripe.Tax.CalculationCreateParams {
  return {
    currency: 'usd',
    line_items: [
      { amount: 2600, quantity: 1, reference: 'shirt', tax_behavior: 'exclusive', tax_code: 'txcd_99999999' },
      { amount: 1600, quantity: 2, reference: 'mug' },
    ],
    shipping_cost: { amount: 1124 },
    customer_details: { address: { ...IOWA, ...address }, address_source: 'shipping' },
    ...overrides,
  };
}
