import { expect, it } from 'vitest';
import { buildPath } from './build-path.ts';

it('replaces each parameter of a pattern', () => {
  expect(buildPath('/post/:id/:slug', { id: 12, slug: 'ripe-figs' })).toBe('/post/12/ripe-figs');
  expect(buildPath('/posts', {})).toBe('/posts');
});

it('encodes values, so that none of them adds a segment or a query', () => {
  expect(buildPath('/posts/tag/:tag', { tag: 'a/b?c#d é' })).toBe('/posts/tag/a%2Fb%3Fc%23d%20%C3%A9');
});
