import { describe, expect, it } from 'vitest';
import { isProblem } from './problem.rules.ts';

const problem = { type: 'about:blank', title: 'Unprocessable Content', status: 422 };

describe('isProblem', () => {
  it.each([
    problem,
    { ...problem, detail: 'Enter a name.', instance: '/api/posts/', errors: { name: 'Enter a name.' } },
    { ...problem, figures: { total_cents: 100 } },
  ])('accepts %o', (body) => {
    expect(isProblem(body)).toBe(true);
  });

  it.each([
    undefined,
    null,
    'Unprocessable Content',
    [problem],
    {},
    { ...problem, title: undefined },
    { ...problem, status: '422' },
    { ...problem, detail: { text: 'Enter a name.' } },
    { ...problem, errors: ['Enter a name.'] },
    { ...problem, errors: { name: null } },
  ])('rejects %o', (body) => {
    expect(isProblem(body)).toBe(false);
  });
});
