import type Stripe from 'stripe';
import type { Params } from './params.ts';

const FIELDS = ['city', 'country', 'line1', 'line2', 'postal_code', 'state'] as const;

export function addressFrom(given: Params | undefined): Stripe.Address | null {
  if (!given) return null;
  given.only(FIELDS);
  const [city, country, line1, line2, postal_code, state] = FIELDS.map((name) => given.text(name) ?? null);
  return {
    city: city ?? null,
    country: country ?? null,
    line1: line1 ?? null,
    line2: line2 ?? null,
    postal_code: postal_code ?? null,
    state: state ?? null,
  };
}

export function shippingFrom(given: Params | undefined) {
  if (!given) return null;
  given.only(['address', 'carrier', 'name', 'phone', 'tracking_number']);
  return {
    address: addressFrom(given.within('address')) ?? undefined,
    carrier: given.text('carrier') ?? null,
    name: given.required('name'),
    phone: given.text('phone') ?? null,
    tracking_number: given.text('tracking_number') ?? null,
  };
}

export function billingDetailsFrom(given: Params | undefined) {
  given?.only(['address', 'email', 'name', 'phone', 'tax_id']);
  return {
    address: addressFrom(given?.within('address')) ?? {
      city: null,
      country: null,
      line1: null,
      line2: null,
      postal_code: null,
      state: null,
    },
    email: given?.text('email') ?? null,
    name: given?.text('name') ?? null,
    phone: given?.text('phone') ?? null,
    tax_id: given?.text('tax_id') ?? null,
  };
}
