import { HomeScreen } from '@paniscus/features/home';
import type { HomeState } from '@paniscus/features/home';
import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { postPageOf } from '../api/post-page';
import { metaOf } from '../meta';
import { pages, paths } from '../paths';
import { serverContext } from '../server-context';

const POSTS_SHOWN = 3;

export const handle = pages.home;
export const meta = () => metaOf(handle, {});

/** The home page stands without its newest posts too. */
export async function loader({ context }: LoaderFunctionArgs): Promise<HomeState> {
  const answer = await context.get(serverContext).api(`/posts/?limit=${POSTS_SHOWN}`);
  if (!answer.ok) return { kind: 'failed' };
  const { posts } = await postPageOf(answer);
  return posts.length === 0 ? { kind: 'empty' } : { kind: 'ready', posts };
}

export default function HomeRoute() {
  return <HomeScreen state={useLoaderData<typeof loader>()} links={paths} />;
}
