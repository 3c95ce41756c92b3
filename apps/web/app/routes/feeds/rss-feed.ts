import { FILES } from '@paniscus/routes';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { feedResponse } from '../../feeds/feed-response';
import { fetchFeed } from '../../feeds/fetch-feed';
import { serverContext } from '../../server-context';

/** RSS 2.0, see https://www.rssboard.org/rss-specification. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const feed = await fetchFeed(context.get(serverContext), 'rss');
  return feedResponse(feed, 'application/rss+xml', FILES.rssFeed);
}
