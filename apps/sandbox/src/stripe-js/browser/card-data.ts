import { parseExpiry } from './card-fields.ts';
import type { FieldError } from './card-fields.ts';
import { CardElement } from './element.ts';
import type { Fields } from './api-client.ts';

/** Reads the card from an element and its siblings, or returns the first validation error. */
export function readCard(
  element: CardElement,
): { card: Fields; postalCode?: string } | { error: FieldError } {
  const siblings =
    element.type === 'card' ? [element] : element.group.elements().filter(({ type }) => type !== 'card');
  const failures = siblings.map((sibling) => sibling.check());
  const error = failures.find((failure) => failure !== undefined);
  if (error) return { error };
  const getText = (name: string) =>
    siblings.map((sibling) => sibling.toText(name)).find((text) => text !== undefined) ?? '';
  const { month, year } = parseExpiry(getText('exp-date'));
  return {
    card: {
      number: getText('cardnumber').replaceAll(' ', ''),
      exp_month: month,
      exp_year: year,
      cvc: getText('cvc'),
    },
    postalCode: getText('postal') || undefined,
  };
}

export interface PaymentMethodData {
  type?: string;
  card?: CardElement | { token: string };
  billing_details?: Fields & { address?: Fields };
  metadata?: Fields;
}

export function toMethodFields(data: PaymentMethodData): { fields: Fields } | { error: FieldError } {
  const { card, billing_details: billing, metadata } = data;
  if (!(card instanceof CardElement))
    return { fields: { type: 'card', card, billing_details: billing, metadata } };
  const result = readCard(card);
  if ('error' in result) return result;
  const address = result.postalCode
    ? { postal_code: result.postalCode, ...billing?.address }
    : billing?.address;
  return { fields: { type: 'card', card: result.card, billing_details: { ...billing, address }, metadata } };
}
