import { describe, expect, it } from 'vitest';
import { findTypedRoute, toPageCacheKey } from './page-cache-key.ts';

describe('page cache key', () => {
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
    ['/store?available=1&utm=1&tag=Mugs&sort=price-up', '/store?tag=Mugs&sort=price-up&available=1'],
    ['/Products/?tag=Home+%26+Living', '/products?tag=Home+%26+Living'],
    ['/store?tag=&sort=featured', '/store'],
    ['/store?sort=random&available=yes&cursor=abc', '/store'],
    ['/store?tag=%4Dugs', '/store?tag=Mugs'],
    ['/store?tag=Mugs%00', '/store'],
    ['/posts?tag=Mugs', '/posts'],
    [
      '/SueBiblio?topic=tools&utm=1&q=stone+age&years=1990s',
      '/suebiblio?q=stone+age&years=1990s&topic=tools',
    ],
    ['/SueBiblio/files/all.bib?type=book&years=soon', '/suebiblio/files/all.bib?type=book'],
    ['/Search/?utm=1&kind=post&q=%C3%A9t%00+%3Cb%3E', '/search?q=%C3%A9t%00+%3Cb%3E&kind=post'],
    ['/search?q=', '/search'],
    ['/Video/Kanzi/?utm=1&q=stone+age&cursor=abc', '/video/kanzi?q=stone+age'],
    ['/order/AbC_-xYz?utm=1', '/order/AbC_-xYz'],
    ['/Order/AbC/', '/order/AbC'],
    ['/Order/AbC/?utm=1&earlier=1', '/order/AbC?earlier=1'],
    ['/order/AbC?earlier=cart', '/order/AbC?earlier=cart'],
    ['/Receipt/AbC-x?utm=1', '/receipt/AbC-x'],
    ['/giving/AbC/', '/giving/AbC'],
    ['/Giving/AbC/2026/?x=1', '/giving/AbC/2026'],
    ['/posts/tag/%C3%A9quateur', '/posts/tag/%c3%a9quateur'],
  ])('of %s is %s', (url, key) => {
    expect(toPageCacheKey(url)).toBe(key);
  });

  it.each([
    ['/video?q=stone', 'videos'],
    ['/video/kanzi?q=stone', 'videoBranch'],
    ['/suebiblio?q=stone&topic=tools', 'bibliography'],
    ['/donate?amount=75', 'donate'],
    ['/store?tag=Mugs', undefined],
    ['/store?tag=%3Fq%3D', undefined],
    ['/posts', undefined],
    ['/search?q=stone', undefined],
  ])('of %s contains text typed on the page %s', (key, expected) => {
    expect(findTypedRoute(key)).toBe(expected);
  });

  it.each([
    '//posts',
    '/../etc/passwd',
    '/posts/%2e%2e',
    '/posts/tag/%C3',
    '/posts/tag/%FF%00',
    '/a b',
    '/posts;x=1',
    `/${'a'.repeat(300)}`,
    'http://x/',
  ])('is undefined for %s', (url) => {
    expect(toPageCacheKey(url)).toBeUndefined();
  });
});
