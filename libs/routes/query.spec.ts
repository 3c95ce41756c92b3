import { PRODUCT_SORTS } from '@paniscus/domain/products';
import { describe, expect, it } from 'vitest';
import { QUERIES } from './queries.data.ts';
import { hasTypedText, normalizeQuery } from './query.ts';
import type { QuerySchema } from './route.types.ts';

const schema: QuerySchema = {
  q: { typed: /^[a-z ]{1,10}$/ },
  size: { oneOf: ['S', 'M'], default: 'M' },
  page: { pattern: /^\d+$/ },
};

describe('a normalized query', () => {
  it.each([
    ['page=2&q=stone', 'q=stone&page=2'],
    ['size=S', 'size=S'],
    ['size=M', ''],
    ['size=XL&page=two&q=STONE', ''],
    ['utm=1', ''],
    ['', ''],
  ])('of "%s" is "%s"', (query, normalized) => {
    expect(normalizeQuery(query, schema)).toBe(normalized);
  });

  it('contains typed text only in a parameter that is typed', () => {
    expect(hasTypedText('q=stone', schema)).toBe(true);
    expect(hasTypedText('size=S&page=2', schema)).toBe(false);
  });

  it('accepts every sort of the store', () => {
    const sorts = PRODUCT_SORTS.filter((sort) => sort !== 'featured');

    expect(sorts.map((sort) => normalizeQuery(`sort=${sort}`, QUERIES.store ?? {}))).toEqual(
      sorts.map((sort) => `sort=${sort}`),
    );
  });
});
