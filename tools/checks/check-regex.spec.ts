import { expect, it } from 'vitest';
import { findComplaint, collectPatterns } from './check-regex.ts';

it('finds regex literals and RegExp calls with their position', () => {
  const text = "const a = /x+/gi;\nconst b = new RegExp('y+', 'u');\nconst c = 'not /one/';";

  const patterns = collectPatterns({ path: 'libs/domain/a.ts', text });

  expect(patterns).toEqual([
    { source: 'x+', flags: 'gi', place: 'libs/domain/a.ts:1' },
    { source: 'y+', flags: 'u', place: 'libs/domain/a.ts:2' },
  ]);
});

it('rejects a pattern with exponential backtracking', () => {
  const complaint = findComplaint({ source: '^(a+)+$', flags: '', place: 'a.ts:1' });

  expect(complaint).toContain('a.ts:1: /^(a+)+$/ is not known to be safe');
});

it('accepts a bounded pattern', () => {
  expect(findComplaint({ source: '^[a-z]{1,20}$', flags: '', place: 'a.ts:1' })).toBeUndefined();
});
