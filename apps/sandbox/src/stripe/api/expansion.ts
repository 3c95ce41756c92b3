import { isFields } from '../../http/form.ts';
import type { FormFields, FormValue } from '../../http/form.ts';
import type { Records } from '../records.ts';
import { paymentCountQuery, findSecret } from '../invoices/invoice-payments.ts';
import { invalid } from './failure.ts';

const DEPTH_LIMIT = 4;

/** Expands ids to objects along paths such as `latest_charge.balance_transaction` or `data.customer`. */
export function expanded(body: object, paths: readonly string[], records: Records): object {
  const copy = structuredClone(body) as FormFields;
  for (const path of paths) {
    const parts = path.split('.');
    if (parts.length > DEPTH_LIMIT)
      throw invalid(`You cannot expand more than ${DEPTH_LIMIT} levels of a property.`);
    expandWithin(copy, parts, path, records);
  }
  return copy;
}

function expandWithin(
  place: FormFields,
  [part = '', ...rest]: string[],
  path: string,
  records: Records,
): void {
  const held = place[part] ?? onRequest(place, part, records);
  if (held === undefined) throw cannotExpand(path);
  if (held === null) return;
  const whole = typeof held === 'string' ? (objectWith(held, records) ?? refuse(path)) : held;
  place[part] = whole;
  if (rest.length === 0) return;
  for (const each of Array.isArray(whole) ? whole : [whole]) {
    if (isFields(each)) expandWithin(each, rest, path, records);
  }
}

function objectWith(id: string, records: Records): FormValue | undefined {
  const found = records.withId(id);
  return found && (structuredClone(found) as unknown as FormValue);
}

/** Invoice fields that are included only when expanded. */
function onRequest(place: FormFields, part: string, records: Records): FormValue | undefined {
  const invoice = place.object === 'invoice' ? records.invoices.get(String(place.id)) : undefined;
  if (invoice && part === 'payments') return paymentCountQuery(records, invoice) as unknown as FormValue;
  if (invoice && part === 'confirmation_secret') return findSecret(records, invoice) as unknown as FormValue;
  return place[part];
}

function refuse(path: string): never {
  throw cannotExpand(path);
}

function cannotExpand(path: string) {
  return invalid(`This property cannot be expanded (${path}).`, { param: 'expand' });
}
