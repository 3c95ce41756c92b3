import { parseExpiry } from './card-fields.ts';
import type { FieldFailure } from './card-fields.ts';
import { CardElement } from './element.ts';
import type { Fields } from './requests.ts';

/** Reads the card from an element and its siblings, or returns the first validation error. */
export function cardIn(
  element: CardElement,
): { card: Fields; postalCode?: string } | { error: FieldFailure } {
  const siblings =
    element.type === 'card' ? [element] : element.group.elements().filter(({ type }) => type !== 'card');
  const failures = siblings.map((each) => each.check());
  const error = failures.find((each) => each !== undefined);
  if (error) return { error };
  const text = (name: string) =>
    siblings.map((each) => each.toText(name)).find((each) => each !== undefined) ?? '';
  const { month, year } = parseExpiry(text('exp-date'));
  return {
    card: {
      number: text('cardnumber').replaceAll(' ', ''),
      exp_month: month,
      exp_year: year,
      cvc: text('cvc'),
    },
    postalCode: text('postal') || undefined,
  };
}

export interface MethodData {
  type?: string;
  card?: CardElement | { token: string };
  billing_details?: Fields & { address?: Fields };
  metadata?: Fields;
}

export function methodFields(data: MethodData): { fields: Fields } | { error: FieldFailure } {
  const { card, billing_details: billing, metadata } = data;
  if (!(card instanceof CardElement))
    return { fields: { type: 'card', card, billing_details: billing, metadata } };
  const read = cardIn(card);
  if ('error' in read) return read;
  const address = read.postalCode ? { postal_code: read.postalCode, ...billing?.address } : billing?.address;
  return { fields: { type: 'card', card: read.card, billing_details: { ...billing, address }, metadata } };
}
