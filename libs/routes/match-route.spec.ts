import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchRoute } from './match-route.ts';
import { paths } from './paths.ts';

describe('matchRoute', () => {
  it.each([
    ['/', 'home', {}],
    ['/posts', 'posts', {}],
    ['/Posts/', 'posts', {}],
    ['/post/12', 'post', { id: '12' }],
    ['/post/12/ripe-figs', 'postWithSlug', { id: '12', slug: 'ripe-figs' }],
    ['/giving/AbC_-x', 'donorPortal', { token: 'AbC_-x' }],
    ['/giving/AbC_-x/2026', 'donorPortalYear', { token: 'AbC_-x', year: '2026' }],
    ['/suebiblio/files/all.bib', 'publicationFile', { file: 'all.bib' }],
    ['/video', 'videos', {}],
    ['/video/kanzi/tools', 'videoBranch', {}],
    ['/sitemap.xml', 'sitemap', {}],
    ['/posts/feed.xml', 'rssFeed', {}],
    ['/posts/archive', 'postArchive', {}],
    ['/posts/archive/2025/10', 'monthlyPosts', { year: '2025', month: '10' }],
    ['/posts/series/field-notes', 'seriesPosts', { series: 'field-notes' }],
    ['/posts/tag/field-notes', 'taggedPosts', { tag: 'field-notes' }],
  ])('matches %s to the route %s', (path, name, params) => {
    expect(matchRoute(path)).toEqual({ name, params });
  });

  it.each(['/nowhere', '/post', '/post/12/ripe-figs/edit', '/sitemapxxml', '/videos', ''])(
    'returns undefined for %s',
    (path) => {
      expect(matchRoute(path)).toBeUndefined();
    },
  );

  it('matches every path that the site builds, with its parameters', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9_-]{1,40}$/), fc.nat(), (token, year) => {
        expect(matchRoute(paths.donorPortalYear(token, year))).toEqual({
          name: 'donorPortalYear',
          params: { token, year: String(year) },
        });
        expect(matchRoute(paths.receipt(token))).toEqual({ name: 'receipt', params: { token } });
      }),
    );
  });
});
