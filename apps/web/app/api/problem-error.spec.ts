import { expect, it } from 'vitest';
import { isPageForbidden, ProblemError } from './problem-error';

it('keeps a page that has loaded when the role may no longer open it', () => {
  expect(isPageForbidden([], new ProblemError(403))).toBe(false);
  expect(isPageForbidden(undefined, new ProblemError(403))).toBe(true);
  expect(isPageForbidden(undefined, new ProblemError(500))).toBe(false);
});
