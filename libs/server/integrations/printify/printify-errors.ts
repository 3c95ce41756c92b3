import type { FieldErrors } from '@paniscus/domain/problem';
import { INVALID_EMAIL } from '@paniscus/domain/validation';
import { ProblemException } from '@paniscus/server/platform';

const ADDRESS_NOT_FOUND =
  'We could not find this address. Please check the street, city, state and ZIP code.';

/** Pattern of Printify's message, the API field it concerns, and the message for the buyer. */
const FIELD_PATTERNS: [RegExp, string, string][] = [
  [/\bzip|postal|postcode/i, 'address_to.zip', ADDRESS_NOT_FOUND],
  [/\bregion|\bstate\b|province/i, 'address_to.region', ADDRESS_NOT_FOUND],
  [/\bcity\b/i, 'address_to.city', ADDRESS_NOT_FOUND],
  [/\bcountry\b/i, 'address_to.country', 'We can ship only to addresses in the United States.'],
  [/\bphone\b/i, 'address_to.phone', 'Phone must be a 10-digit number (if provided).'],
  [/\be-?mail\b/i, 'address_to.email', INVALID_EMAIL],
  [/first.?name/i, 'address_to.first_name', 'We cannot ship to this name. Please check the first name.'],
  [/last.?name/i, 'address_to.last_name', 'We cannot ship to this name. Please check the last name.'],
  [/address/i, 'address_to.address1', ADDRESS_NOT_FOUND],
];
const NOT_PRODUCIBLE = 'One of these items can no longer be produced. Please review your cart.';
const ITEM_PATTERN = /variant|product(?!ion)|line.?item|\bsku\b/i;
const TEXT_MAX = 500;

/** Converts the rejection of an order's items or address to a problem that names the invalid field. */
export function toRejectionProblem(response: unknown): ProblemException {
  const errors = toFieldErrors(getReason(response));
  const [
    detail = 'We could not prepare this order. Please check your cart and your address, or write to us.',
  ] = Object.values(errors);
  return new ProblemException(422, { detail, errors });
}

/** The rejection of a change of status, which concerns neither items nor address. */
export const statusRejected = () =>
  new ProblemException(422, { detail: 'The print shop did not change the status of the order.' });

function toFieldErrors(reason: string): FieldErrors {
  // An item that cannot be shipped to the address is not an error of the address.
  if (ITEM_PATTERN.test(reason)) return { line_items: NOT_PRODUCIBLE };
  const [, field, message] = FIELD_PATTERNS.find(([pattern]) => pattern.test(reason)) ?? [];
  return field === undefined || message === undefined ? {} : { [field]: message };
}

/** Printify responds with `{message, errors: {reason}}`; either may contain field names. */
function getReason(response: unknown): string {
  const { message, errors } = (response ?? {}) as { message?: unknown; errors?: unknown };
  const reason = errors === undefined ? message : errors;
  return (typeof reason === 'string' ? reason : (JSON.stringify(reason) ?? '')).slice(0, TEXT_MAX);
}
