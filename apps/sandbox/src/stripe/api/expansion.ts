import { isFields } from '../../http/form.ts';
import type { FormFields, FormValue } from '../../http/form.ts';
import type { Records } from '../records.ts';
import { listPayments, findConfirmationSecret } from '../invoices/invoice-payments.ts';
import { invalid } from './api-error.ts';

const DEPTH_LIMIT = 4;

/** Expands ids to objects along paths such as `latest_charge.balance_transaction` or `data.customer`. */
export function expandPaths(body: object, paths: readonly string[], records: Records): object {
  const copy = structuredClone(body) as FormFields;
  for (const path of paths) {
    const segments = path.split('.');
    if (segments.length > DEPTH_LIMIT)
      throw invalid(`You cannot expand more than ${DEPTH_LIMIT} levels of a property.`);
    expandPath(copy, segments, path, records);
  }
  return copy;
}

function expandPath(
  target: FormFields,
  [segment = '', ...rest]: string[],
  path: string,
  records: Records,
): void {
  const current = target[segment] ?? getExpandable(target, segment, records);
  if (current === undefined) throw cannotExpand(path);
  if (current === null) return;
  const value = typeof current === 'string' ? (findObject(current, records) ?? failToExpand(path)) : current;
  target[segment] = value;
  if (rest.length === 0) return;
  for (const item of Array.isArray(value) ? value : [value]) {
    if (isFields(item)) expandPath(item, rest, path, records);
  }
}

function findObject(id: string, records: Records): FormValue | undefined {
  const stored = records.findById(id);
  return stored && (structuredClone(stored) as unknown as FormValue);
}

/** Invoice fields that are included only when expanded. */
function getExpandable(target: FormFields, segment: string, records: Records): FormValue | undefined {
  const invoice = target.object === 'invoice' ? records.invoices.get(String(target.id)) : undefined;
  if (invoice && segment === 'payments') return listPayments(records, invoice) as unknown as FormValue;
  if (invoice && segment === 'confirmation_secret')
    return findConfirmationSecret(records, invoice) as unknown as FormValue;
  return target[segment];
}

function failToExpand(path: string): never {
  throw cannotExpand(path);
}

function cannotExpand(path: string) {
  return invalid(`This property cannot be expanded (${path}).`, { param: 'expand' });
}
