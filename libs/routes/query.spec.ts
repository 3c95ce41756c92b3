import { PRODUCT_SORTS } from '@paniscus/domain/products';
import { describe, expect, it } from 'vitest';
import { QUERIES } from './queries.data.ts';
import { hasTypedText, normalizeQuery } from './query.ts';
import type { QuerySchema } from './route.types.ts';

const schema: QuerySchema = {
  q: { freeText: /^[a-z ]{1,10}$/ },
  size: { oneOf: ['S', 'M'], default: 'M' },
  page: { pattern: /^\d+$/ },
};

describe('query normalization', () => {
  it.each([
    ['page=2&q=stone', 'q=stone&page=2'],
    ['size=S', 'size=S'],
    ['size=M', ''],
    ['size=XL&page=two&q=STONE', ''],
    ['utm=1', ''],
    ['', ''],
  ])('converts "%s" to "%s"', (query, normalized) => {
    expect(normalizeQuery(query, schema)).toBe(normalized);
  });

  it('detects typed text only in parameters that accept it', () => {
    expect(hasTypedText('q=stone', schema)).toBe(true);
    expect(hasTypedText('size=S&page=2', schema)).toBe(false);
  });

  it.each([
    ['amount=50&frequency=monthly', 'amount=50&frequency=monthly'],
    ['frequency=once&amount=7.50', 'amount=7.50'],
    ['amount=1e9&frequency=weekly&utm_source=mail', ''],
  ])('passes "%s" of a campaign link to the donation form as "%s"', (query, normalized) => {
    expect(normalizeQuery(query, QUERIES.donate ?? {})).toBe(normalized);
  });

  it.each(['store', 'bibliography', 'videos'] as const)(
    'never drops what is typed into the search of %s',
    (page) => {
      for (const text of ['x'.repeat(100), 'x'.repeat(500), 'mug\tshirt', '🐵'])
        expect(
          new URLSearchParams(normalizeQuery(`q=${encodeURIComponent(text)}`, QUERIES[page] ?? {})).get('q'),
        ).toBe(text);
      expect(normalizeQuery('q=+', QUERIES[page] ?? {})).toBe('');
    },
  );

  it('accepts every sort order of the store', () => {
    const sorts = PRODUCT_SORTS.filter((sort) => sort !== 'featured');

    expect(sorts.map((sort) => normalizeQuery(`sort=${sort}`, QUERIES.store ?? {}))).toEqual(
      sorts.map((sort) => `sort=${sort}`),
    );
  });
});
