import { object } from 'yup';
import { describe, expect, it } from 'vitest';
import { collectFailures } from '../validation/collect-failures.ts';
import { toSlug } from './slug.rules.ts';
import { slugField } from './slug.schema.ts';

const isAccepted = (slug: string) => collectFailures(object({ slug: slugField() }), { slug }).length === 0;

describe('slug', () => {
  it.each([
    ['Kanzi’s board & the YouTube talk', 'kanzis-board-and-the-youtube-talk'],
    ['Équateur: größer, Łódź', 'equateur-groesser-lodz'],
    ['Бонобо', 'bonobo'],
    ['?!', ''],
    [`${'nests '.repeat(20)}`, Array.from({ length: 13 }, () => 'nests').join('-')],
    ['x'.repeat(100), 'x'.repeat(80)],
  ])('is derived from %j as %j, in whole words where possible', (text, slug) => {
    expect(toSlug(text)).toBe(slug);
    expect(isAccepted(slug)).toBe(true);
  });

  it.each(['Figs', 'figs-', '-figs', 'figs--nests', 'figs nests', 'é', 'a/b', 'x'.repeat(81)])(
    'is rejected as %j',
    (slug) => {
      expect(isAccepted(slug)).toBe(false);
    },
  );
});
