import type { Post } from '@paniscus/domain/posts';
import { describe, expect, it } from 'vitest';
import { fetchFeed } from './fetch-feed';

const PUBLIC_URL = 'https://bonobos.example';
const CONTENT =
  'Two *signs*. [The board](/keyboard) ![A nest](/pictures/nest.avif) [Elsewhere](https://a.example/)';

const aPost = (changes: Partial<Post>): Post => ({
  id: 7,
  title: 'Nests',
  content: 'Nests.',
  username: 'Rose Adler',
  created_at: '2025-10-14T15:30:00.000Z',
  published_at: '2025-10-14T15:30:00.000Z',
  updated_at: '2025-10-14T15:30:00.000Z',
  preview: 'Nests...',
  excerpt: 'Nests.',
  picture: null,
  tags: [],
  ...changes,
});

const fetchPosts = (format: 'rss' | 'json', posts: object[]) =>
  fetchFeed({ publicUrl: PUBLIC_URL, api: () => Promise.resolve(Response.json(posts)) }, format);

interface JsonFeed {
  items: { id: string; content_html: string; author: { name: string } }[];
  feed_url: string;
}

describe('feed of posts', () => {
  it('names title, address, author and time of each post in RSS', async () => {
    const post = aPost({ id: 7, title: 'Nests & signs' });

    const rss = await fetchPosts('rss', [post]);

    expect(rss).toContain('<title><![CDATA[Nests & signs]]></title>');
    expect(rss).toContain(`<link>${PUBLIC_URL}/post/7</link>`);
    expect(rss).toContain(`<dc:creator><![CDATA[${post.username}]]></dc:creator>`);
    expect(rss).toContain(`<lastBuildDate>${new Date(post.created_at).toUTCString()}</lastBuildDate>`);
    expect(rss).toContain(`<atom:link href="${PUBLIC_URL}/posts/feed.xml" rel="self"`);
  });

  it('has the whole text of each post with absolute links in JSON', async () => {
    const post = aPost({ id: 7, content: CONTENT });

    const { items, feed_url } = JSON.parse(await fetchPosts('json', [post])) as JsonFeed;

    expect(feed_url).toBe(`${PUBLIC_URL}/posts/feed.json`);
    expect(items).toMatchObject([{ id: `${PUBLIC_URL}/post/7`, author: { name: post.username } }]);
    expect(items[0]?.content_html).toContain('Two <em>signs</em>.');
    expect(items[0]?.content_html).toContain(`href="${PUBLIC_URL}/keyboard"`);
    expect(items[0]?.content_html).toContain(`src="${PUBLIC_URL}/pictures/nest.avif"`);
    expect(items[0]?.content_html).toContain('href="https://a.example/"');
  });

  it('has the excerpt, the featured picture and the tags of each post', async () => {
    const picture = { url: `/api/pictures/${'0'.repeat(32)}-1600x900/1600.webp`, alt: 'A nest' };
    const post = aPost({ excerpt: 'About nests.', picture, tags: ['field-notes'] });

    expect(await fetchPosts('rss', [post])).toContain('<description><![CDATA[About nests.]]></description>');
    expect(await fetchPosts('rss', [post])).toContain('<category>field-notes</category>');
    expect(await fetchPosts('rss', [post])).toContain(`<enclosure url="${PUBLIC_URL}${picture.url}"`);
    expect(JSON.parse(await fetchPosts('json', [post]))).toMatchObject({
      items: [{ summary: 'About nests.', tags: ['field-notes'], image: `${PUBLIC_URL}${picture.url}` }],
    });
  });

  it('escapes raw HTML and the end of a CDATA section', async () => {
    const content = '<script>alert(1)</script> ]]> <b>bold</b>';

    const rss = await fetchPosts('rss', [aPost({ content })]);

    expect(rss).not.toContain('<script>');
    expect(rss.match(/\]\]>/g)).toHaveLength(rss.match(/<!\[CDATA\[/g)?.length ?? 0);
  });

  it('links to the slug of a post, and identifies the post without it', async () => {
    const { items } = JSON.parse(await fetchPosts('json', [aPost({ id: 7, slug: 'nests' })])) as JsonFeed;

    expect(items).toMatchObject([{ id: `${PUBLIC_URL}/post/7`, url: `${PUBLIC_URL}/post/7/nests` }]);
  });

  it('is a valid feed without posts', async () => {
    expect(JSON.parse(await fetchPosts('json', []))).toMatchObject({ title: 'Paniscus', items: [] });
  });

  it('fails when the posts cannot be read', async () => {
    const api = () => Promise.resolve(new Response(null, { status: 503 }));

    await expect(fetchFeed({ publicUrl: PUBLIC_URL, api }, 'rss')).rejects.toThrow('503');
  });
});
