import { expect, it } from 'vitest';
import { findProblem, collectPatterns } from './check-regex.ts';

it('finds regex literals and RegExp calls with their position', () => {
  const text = "const a = /x+/gi;\nconst b = new RegExp('y+', 'u');\nconst c = 'not /one/';";

  const patterns = collectPatterns({ path: 'libs/domain/a.ts', text });

  expect(patterns).toEqual([
    { source: 'x+', flags: 'gi', location: 'libs/domain/a.ts:1' },
    { source: 'y+', flags: 'u', location: 'libs/domain/a.ts:2' },
  ]);
});

it('rejects a pattern with exponential backtracking', () => {
  const problem = findProblem({ source: '^(a+)+$', flags: '', location: 'a.ts:1' });

  expect(problem).toContain('a.ts:1: /^(a+)+$/ is not known to be safe');
});

it('accepts a bounded pattern', () => {
  expect(findProblem({ source: '^[a-z]{1,20}$', flags: '', location: 'a.ts:1' })).toBeUndefined();
});
