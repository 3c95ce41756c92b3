import type { FieldErrors } from '@paniscus/domain/problem';
import { ProblemException } from '@paniscus/server/platform';

const FIELD_NAMES: Record<string, string> = {
  'address_to.first_name': 'first_name',
  'address_to.last_name': 'last_name',
  'address_to.email': 'email',
  'address_to.phone': 'phone',
  'address_to.address1': 'shipping_address.line1',
  'address_to.address2': 'shipping_address.line2',
  'address_to.city': 'shipping_address.city',
  'address_to.region': 'shipping_address.state',
  'address_to.zip': 'shipping_address.postal_code',
  'address_to.country': 'shipping_address.country',
};

/** Renames the fields of a validation problem to those of the purchase endpoint; returns any other error unchanged. */
export function toPurchaseFieldErrors(error: unknown): unknown {
  if (!(error instanceof ProblemException) || error.problem.errors === undefined) return error;
  const { detail, errors } = error.problem;
  const renamed: FieldErrors = Object.fromEntries(
    Object.entries(errors).map(([name, message]) => [toPurchaseField(name), message]),
  );
  return new ProblemException(error.getStatus(), { detail, errors: renamed });
}

const toPurchaseField = (name: string) => FIELD_NAMES[name] ?? name.replace(/^line_items/, 'cart');
