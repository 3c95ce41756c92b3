import { expect, it } from 'vitest';
import { canEditPost } from './permissions.ts';

it('lets authors edit only their own posts', () => {
  expect(canEditPost({ role: 'author', accountId: 7 }, 7)).toBe(true);
  expect(canEditPost({ role: 'author', accountId: 7 }, 8)).toBe(false);
  expect(canEditPost({ role: 'author', accountId: 7 }, null)).toBe(false);
});

it('lets editors and admins edit every post', () => {
  expect(canEditPost({ role: 'editor', accountId: 7 }, 8)).toBe(true);
  expect(canEditPost({ role: 'admin', accountId: 7 }, null)).toBe(true);
});
