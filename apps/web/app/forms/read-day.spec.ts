import { expect, it } from 'vitest';
import { readDay } from './read-day';

const read = (query: string) => readDay(new URLSearchParams(query), 'from');

it('reads a day from the URL', () => {
  expect(read('from=2026-02-28')).toBe('2026-02-28');
});

it.each(['', 'from=', 'from=2026-02-31', 'from=20266-01-01', 'from=0001-01-01', 'from=today'])(
  'does not filter by "%s"',
  (query) => {
    expect(read(query)).toBe('');
  },
);
