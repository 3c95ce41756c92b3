import { describe, expect, it } from 'vitest';
import { pageKeyOf } from './page-address.ts';

describe('the address under which a page is kept', () => {
  it.each([
    ['/', '/'],
    ['/posts', '/posts'],
    ['/Posts/', '/posts'],
    ['/POST/12', '/post/12'],
    ['/posts?utm_source=x&fbclid=y', '/posts'],
    ['/posts?cursor=abc_-9', '/posts?cursor=abc_-9'],
    ['/posts?utm=1&cursor=AbC&x=2', '/posts?cursor=AbC'],
    ['/posts?xcursor=abc', '/posts'],
    ['/posts?cursor=%00', '/posts'],
    ['/?', '/'],
  ])('of %s is %s', (url, key) => {
    expect(pageKeyOf(url)).toBe(key);
  });

  it.each([
    '//posts',
    '/../etc/passwd',
    '/posts/%2e%2e',
    '/a b',
    '/posts;x=1',
    `/${'a'.repeat(300)}`,
    'http://x/',
  ])('is none for %s', (url) => {
    expect(pageKeyOf(url)).toBeUndefined();
  });
});
