import { describe, expect, it } from 'vitest';
import { parseMonth } from './post-month.rules.ts';

describe('month of posts', () => {
  it.each([
    ['2025-10', '2025-10-01', '2025-11-01'],
    ['2025-12', '2025-12-01', '2026-01-01'],
  ])('%s is from %s until %s', (month, from, to) => {
    expect(parseMonth(month)).toEqual({ from, to });
  });

  it.each(['2025-13', '2025-00', '2025-1', '0025-10', '2025', '', '2025-10-01'])('is never %j', (text) => {
    expect(parseMonth(text)).toBeUndefined();
  });
});
