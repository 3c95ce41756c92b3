import type { FieldErrors } from '@paniscus/domain';
import { ProblemException } from '../common/problem.ts';

const UNDELIVERABLE = 'We could not find this address. Please check the street, city, state and ZIP code.';

/** What the print shop's words name, the field on the wire, and what the buyer can do about it. */
const FIELDS: [RegExp, string, string][] = [
  [/\bzip|postal|postcode/i, 'address_to.zip', UNDELIVERABLE],
  [/\bregion|\bstate\b|province/i, 'address_to.region', UNDELIVERABLE],
  [/\bcity\b/i, 'address_to.city', UNDELIVERABLE],
  [/\bcountry\b/i, 'address_to.country', 'Only addresses in the United States can be delivered to.'],
  [/\bphone\b/i, 'address_to.phone', 'Phone must be a 10-digit number (if provided).'],
  [/\be-?mail\b/i, 'address_to.email', 'Invalid email address.'],
  [/first.?name/i, 'address_to.first_name', 'The print shop does not take this first name.'],
  [/last.?name/i, 'address_to.last_name', 'The print shop does not take this last name.'],
  [/address/i, 'address_to.address1', UNDELIVERABLE],
];
const NOT_MADE = 'The print shop cannot make one of these things any more. Please look at your cart.';
const THINGS = /variant|product|line.?item|\bsku\b/i;
const TEXT_MAX = 500;

/** The problem in which a refusal of the print shop comes out: what can be mended is named by its field. */
export function getRefusal(answer: unknown): ProblemException {
  const errors = toFieldErrors(getReason(answer));
  const [detail = 'The print shop refused this.'] = Object.values(errors);
  return new ProblemException(422, { detail, errors });
}

function toFieldErrors(reason: string): FieldErrors {
  // A thing that cannot be sent to an address is no fault of the address.
  if (THINGS.test(reason)) return { line_items: NOT_MADE };
  const [, field, sentence] = FIELDS.find(([words]) => words.test(reason)) ?? [];
  return field === undefined || sentence === undefined ? {} : { [field]: sentence };
}

/** The print shop answers `{message, errors: {reason}}`; names of fields may stand in either. */
function getReason(answer: unknown): string {
  const { message, errors } = (answer ?? {}) as { message?: unknown; errors?: unknown };
  const words = errors === undefined ? message : errors;
  return (typeof words === 'string' ? words : (JSON.stringify(words) ?? '')).slice(0, TEXT_MAX);
}
