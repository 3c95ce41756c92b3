import { homeContent, memorialEvent } from '@paniscus/content';
import { computePhaseRemainingMs, getEventPhase } from '@paniscus/domain/events';
import type { EventPhase } from '@paniscus/domain/events';
import { HomeScreen, homeSlides } from '@paniscus/features/home';
import type { HomeState } from '@paniscus/features/home';
import { Island } from '@paniscus/islands';
import type { RenderedIsland } from '@paniscus/islands';
import { ROUTES, paths } from '@paniscus/routes';
import { data, useLoaderData } from 'react-router-dom';
import type { HeadersArgs, LoaderFunctionArgs } from 'react-router-dom';
import { parsePostPage } from '../api/post-page';
import { eventJsonLd, organizationJsonLd } from '../head/home';
import { renderIsland } from '../islands/island.loader';
import { buildMeta } from '../meta';
import { feedLinks } from '../feeds/feed-links';
import { serverContext } from '../server-context';

const POSTS_SHOWN = 3;

export const handle = ROUTES.home;
export const links = feedLinks;
export const meta = () =>
  buildMeta(handle, { description: homeContent.lead, jsonLd: [organizationJsonLd, eventJsonLd] });

type HomeData = { state: HomeState; phase: EventPhase; slideshow: RenderedIsland };

/** Works without the newest posts. The page is cached until the event starts or ends. */
export async function loader({ context }: LoaderFunctionArgs) {
  const state = await loadNewestPosts(context);
  const now = new Date();
  const remainingMs = computePhaseRemainingMs(memorialEvent, now);
  return data<HomeData>(
    {
      state,
      phase: getEventPhase(memorialEvent, now),
      slideshow: renderIsland(context, 'SlideshowIsland', homeSlides),
    },
    remainingMs === undefined ? {} : { headers: { 'x-page-lasts': String(Math.ceil(remainingMs / 1000)) } },
  );
}

export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders;

async function loadNewestPosts(context: LoaderFunctionArgs['context']): Promise<HomeState> {
  const response = await context.get(serverContext).api(`/posts/?limit=${POSTS_SHOWN}`);
  if (!response.ok) return { kind: 'failed' };
  const { posts } = await parsePostPage(response);
  return posts.length === 0 ? { kind: 'empty' } : { kind: 'ready', posts };
}

export default function HomeRoute() {
  const { state, phase, slideshow } = useLoaderData<typeof loader>();
  return (
    <HomeScreen
      state={state}
      phase={phase}
      slideshow={<Island island={slideshow} hydrate="visible" />}
      links={paths}
    />
  );
}
