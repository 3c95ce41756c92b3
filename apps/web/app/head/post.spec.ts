import type { Post, RelatedPosts } from '@paniscus/domain/posts';
import { describe, expect, it } from 'vitest';
import { PUBLIC_ORIGIN } from './absolute-url';
import { buildPostMeta } from './post';

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

const series: RelatedPosts['series'] = {
  name: 'Field work',
  slug: 'field-work',
  part: 2,
  count: 3,
  previous: null,
  next: null,
};

const readProperties = (changes: Partial<Post>) =>
  Object.fromEntries(
    buildPostMeta({ post: { ...post, ...changes }, related: { series: null } }).flatMap((tag) =>
      'property' in tag && 'content' in tag ? [[tag.property, tag.content]] : [],
    ),
  );

describe('head of a post', () => {
  it('names the card that is drawn from the title, with its size and text', () => {
    expect(readProperties({})).toMatchObject({
      'og:image': `${PUBLIC_ORIGIN}/api/post-cards/7.png?v=1760455800000`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'Figs · Paniscus',
    });
  });

  it('names the featured picture of a post that has one', () => {
    const url = `/api/pictures/${'0'.repeat(32)}-1600x900/1600.webp`;

    expect(readProperties({ picture: { url, alt: 'A fig' } })).toMatchObject({
      'og:image': `${PUBLIC_ORIGIN}${url}`,
      'og:image:alt': 'A fig',
    });
  });

  it('says for search engines which part of a series the post is', () => {
    const items = buildPostMeta({ post, related: { series } }).flatMap((tag) =>
      'script:ld+json' in tag ? [tag['script:ld+json'] as object] : [],
    );

    expect(items).toContainEqual(
      expect.objectContaining({
        '@type': 'BlogPosting',
        position: 2,
        isPartOf: {
          '@type': 'CreativeWorkSeries',
          name: 'Field work',
          url: `${PUBLIC_ORIGIN}/posts/series/field-work`,
        },
      }),
    );
  });
});
