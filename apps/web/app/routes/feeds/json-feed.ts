import { FILES } from '@paniscus/routes';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { feedResponse } from '../../feeds/feed-response';
import { fetchFeed } from '../../feeds/fetch-feed';
import { serverContext } from '../../server-context';

/** JSON Feed, see https://www.jsonfeed.org/version/1/. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const feed = await fetchFeed(context.get(serverContext), 'json');
  return feedResponse(feed, 'application/feed+json', FILES.jsonFeed);
}
