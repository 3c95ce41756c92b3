import { expect, it } from 'vitest';
import { getReturnPath } from './return-path';

const ORIGIN = 'https://paniscus.example';

it('returns to the stored page of this site', () => {
  expect(getReturnPath('/edit-post/3?draft=1', ORIGIN)).toBe('/edit-post/3?draft=1');
});

it.each([
  null,
  '',
  'orders',
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/',
  '/\n/evil.example/',
  'javascript:alert(1)',
  '/logout',
  '/logout/',
  '/login?next=/orders',
  '/Logout',
  '/LOGIN/',
])('opens the posts instead of %j', (stored) => {
  expect(getReturnPath(stored, ORIGIN)).toBe('/posts');
});
