import type { Post, RelatedPosts } from '@paniscus/domain/posts';
import { RouterContextProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { serverContext } from '../server-context';
import { loader } from './post';

const post: Post = {
  id: 7,
  title: 'Figs',
  content: 'Ripe.',
  username: 'Rose Adler',
  created_at: '2025-10-14T15:30:00.000Z',
  published_at: '2025-10-14T15:30:00.000Z',
  updated_at: '2025-10-14T15:30:00.000Z',
  preview: 'Ripe...',
  excerpt: 'Ripe.',
  picture: null,
  tags: [],
};

const RELATED: RelatedPosts = { series: null, posts: [] };

/** Loads the page of post 7, which has the stored slug; a redirect becomes its status and location. */
async function loadPost(stored: string | undefined, slug?: string) {
  const context = new RouterContextProvider();
  context.set(serverContext, {
    api: async (path) => Response.json(path.endsWith('/related/') ? RELATED : { ...post, slug: stored }),
    publicUrl: 'https://site.example',
    videos: { playerOrigin: 'https://player.example', hasSamples: false },
    hasNewsletter: true,
    reportError: () => {},
  });
  const url = new URL('https://site.example/post/7');
  const params = { id: '7', slug };
  try {
    return await loader({ context, url, request: new Request(url), pattern: '/post/:id', params });
  } catch (thrown) {
    return thrown as Response;
  }
}

describe('page of a post', () => {
  it.each([
    ['figs', undefined],
    ['figs', 'figs'],
    [undefined, undefined],
  ])('is returned for the slug %s requested as %s', async (stored, requested) => {
    expect(await loadPost(stored, requested)).toMatchObject({ data: { kind: 'ready' } });
  });

  it.each([
    ['figs', 'an-old-slug', '/post/7/figs'],
    [undefined, 'an-old-slug', '/post/7'],
  ])('with the slug %s redirects permanently from %s to %s', async (stored, requested, location) => {
    const response = (await loadPost(stored, requested)) as Response;

    expect([response.status, response.headers.get('location')]).toEqual([301, location]);
  });
});
