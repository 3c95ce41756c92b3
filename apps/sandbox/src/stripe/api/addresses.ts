import type Stripe from 'stripe';
import type { Params } from './params.ts';

const FIELDS = ['city', 'country', 'line1', 'line2', 'postal_code', 'state'] as const;

export function parseAddress(params: Params | undefined): Stripe.Address | null {
  if (!params) return null;
  params.only(FIELDS);
  const [city, country, line1, line2, postal_code, state] = FIELDS.map((name) => params.text(name) ?? null);
  return {
    city: city ?? null,
    country: country ?? null,
    line1: line1 ?? null,
    line2: line2 ?? null,
    postal_code: postal_code ?? null,
    state: state ?? null,
  };
}

export function parseShipping(params: Params | undefined) {
  if (!params) return null;
  params.only(['address', 'carrier', 'name', 'phone', 'tracking_number']);
  return {
    address: parseAddress(params.nested('address')) ?? undefined,
    carrier: params.text('carrier') ?? null,
    name: params.required('name'),
    phone: params.text('phone') ?? null,
    tracking_number: params.text('tracking_number') ?? null,
  };
}

export function parseBillingDetails(params: Params | undefined) {
  params?.only(['address', 'email', 'name', 'phone', 'tax_id']);
  return {
    address: parseAddress(params?.nested('address')) ?? {
      city: null,
      country: null,
      line1: null,
      line2: null,
      postal_code: null,
      state: null,
    },
    email: params?.text('email') ?? null,
    name: params?.text('name') ?? null,
    phone: params?.text('phone') ?? null,
    tax_id: params?.text('tax_id') ?? null,
  };
}
