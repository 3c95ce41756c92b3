import type { FormFields } from '../../http/form.ts';
import { CODES, invalid } from './printify-error.ts';

const DEFAULT_LIMIT = 10;

export function paginate<T>(items: readonly T[], fields: FormFields, path: string, limitMax: number) {
  const limit = parsePositiveInteger(fields, 'limit', DEFAULT_LIMIT);
  if (limit > limitMax)
    throw invalid(CODES.pages, { limit: [`The limit may not be greater than ${limitMax}.`] });
  const page = parsePositiveInteger(fields, 'page', 1);
  const start = (page - 1) * limit;
  const data = items.slice(start, start + limit);
  const lastPage = Math.max(1, Math.ceil(items.length / limit));
  const buildUrl = (number: number) => `${path}?page=${number}`;
  return {
    current_page: page,
    data,
    first_page_url: buildUrl(1),
    from: data.length > 0 ? start + 1 : null,
    last_page: lastPage,
    last_page_url: buildUrl(lastPage),
    links: [],
    next_page_url: page < lastPage ? buildUrl(page + 1) : null,
    path,
    per_page: limit,
    prev_page_url: page > 1 ? buildUrl(page - 1) : null,
    to: data.length > 0 ? start + data.length : null,
    total: items.length,
  };
}

function parsePositiveInteger(fields: FormFields, name: string, defaultValue: number): number {
  const value = fields[name];
  if (value === undefined || value === '') return defaultValue;
  const number = Number(value);
  if (!Number.isSafeInteger(number) || number < 1)
    throw invalid(CODES.pages, { [name]: [`The ${name} must be at least 1.`] });
  return number;
}
