import { organization } from '@paniscus/content';
import { getPostTime } from '@paniscus/domain/posts';
import type { Post } from '@paniscus/domain/posts';
import { paths } from '@paniscus/routes';
import { MarkdownContent } from '@paniscus/ui';
import { Feed } from 'feed';
import type { Item } from 'feed';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ServerContext } from '@paniscus/routes';
import { parsePostPage } from '../api/post-page';

/** Feed readers fetch often enough that older posts have been read. */
const POSTS_MAX = 20;

type FeedFormat = 'rss' | 'json';

/**
 * The newest posts with their whole text, for feed readers.
 *
 * @throws If the posts cannot be read.
 */
export async function fetchFeed(
  { api, publicUrl }: Pick<ServerContext, 'api' | 'publicUrl'>,
  format: FeedFormat,
): Promise<string> {
  const response = await api(`/posts/?limit=${POSTS_MAX}`);
  if (!response.ok) throw new Error(`The list of posts responded with ${response.status}.`);
  const { posts } = await parsePostPage(response);
  const feed = createFeed(publicUrl, posts[0]);
  for (const post of posts) feed.addItem(toItem(post, publicUrl, format));
  return format === 'rss' ? feed.rss2() : feed.json1();
}

/** The time of the feed is that of its newest post, so that it stays the same until a post changes. */
function createFeed(publicUrl: string, newest: Post | undefined): Feed {
  return new Feed({
    title: organization.name,
    description: organization.purpose,
    id: `${publicUrl}${paths.posts}`,
    link: `${publicUrl}${paths.posts}`,
    language: 'en-US',
    favicon: `${publicUrl}/favicon.svg`,
    copyright: organization.legalName,
    generator: organization.name,
    updated: new Date(newest === undefined ? 0 : getPostTime(newest)),
    feedLinks: { rss: `${publicUrl}${paths.rssFeed}`, json: `${publicUrl}${paths.jsonFeed}` },
  });
}

function toItem(
  { id, slug, title, excerpt, picture, tags, content, username, ...times }: Post,
  publicUrl: string,
  format: FeedFormat,
): Item {
  return {
    title,
    // Feed readers show a post again when its id changes, so it has no slug.
    id: `${publicUrl}${paths.post(id)}`,
    link: `${publicUrl}${paths.post(id, slug)}`,
    description: excerpt,
    category: tags.map((name) => ({ name })),
    ...(picture !== null && { image: `${publicUrl}${picture.url}` }),
    content: renderToStaticMarkup(<MarkdownContent markdown={content} origin={publicUrl} />),
    // In RSS, an author is an email address; Dublin Core names a person.
    ...(format === 'rss'
      ? { extensions: [{ name: 'dc:creator', objects: { _cdata: username } }] }
      : { author: [{ name: username }] }),
    date: new Date(getPostTime(times)),
    published: new Date(getPostTime(times)),
  };
}
