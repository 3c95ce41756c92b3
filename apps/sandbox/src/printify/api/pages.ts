import type { FormFields } from '../../http/form.ts';
import { CODES, invalid } from './shop-error.ts';

const DEFAULT_LIMIT = 10;

export function getPage<T>(all: readonly T[], fields: FormFields, path: string, limitMax: number) {
  const limit = wholeFrom(fields, 'limit', DEFAULT_LIMIT);
  if (limit > limitMax)
    throw invalid(CODES.pages, { limit: [`The limit may not be greater than ${limitMax}.`] });
  const page = wholeFrom(fields, 'page', 1);
  const start = (page - 1) * limit;
  const data = all.slice(start, start + limit);
  const last = Math.max(1, Math.ceil(all.length / limit));
  const getAddress = (number: number) => `${path}?page=${number}`;
  return {
    current_page: page,
    data,
    first_page_url: getAddress(1),
    from: data.length > 0 ? start + 1 : null,
    last_page: last,
    last_page_url: getAddress(last),
    links: [],
    next_page_url: page < last ? getAddress(page + 1) : null,
    path,
    per_page: limit,
    prev_page_url: page > 1 ? getAddress(page - 1) : null,
    to: data.length > 0 ? start + data.length : null,
    total: all.length,
  };
}

function wholeFrom(fields: FormFields, name: string, otherwise: number): number {
  const value = fields[name];
  if (value === undefined || value === '') return otherwise;
  const number = Number(value);
  if (!Number.isSafeInteger(number) || number < 1)
    throw invalid(CODES.pages, { [name]: [`The ${name} must be at least 1.`] });
  return number;
}
