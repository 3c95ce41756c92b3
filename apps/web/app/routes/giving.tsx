import type { GivingPage } from '@paniscus/domain';
import { GivingScreen } from '@paniscus/features/giving';
import type { GivingState } from '@paniscus/features/giving';
import { data, useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { failureOf } from '../failure';
import { renderIsland } from '../islands/frame/island.loader';
import type { RenderedIsland } from '../islands/frame/island.loader';
import { IslandPlace } from '../islands/frame/IslandPlace';
import { metaOf } from '../meta';
import { pages, paths } from '../paths';
import { serverContext } from '../server-context';

type Page = { kind: 'ready'; island: RenderedIsland } | Extract<GivingState, { kind: 'notFound' | 'failed' }>;

export const handle = pages.giving;
export const meta = () => metaOf(handle, { title: 'Your gifts' });

export async function loader({ context, params }: LoaderFunctionArgs) {
  const token = params.token ?? '';
  const answer = await context.get(serverContext).api(`/giving/${encodeURIComponent(token)}/`);
  if (answer.status === 404) return data<Page>({ kind: 'notFound' }, { status: 404 });
  if (!answer.ok) return failureOf<Page>(answer, 'Failed to load your gifts');
  const page = (await answer.json()) as GivingPage;
  return data<Page>({ kind: 'ready', island: renderIsland(context, 'GivingIsland', { token, page }) });
}

export default function GivingRoute() {
  const page = useLoaderData<typeof loader>();
  if (page.kind === 'ready') return <IslandPlace island={page.island} />;
  return (
    <GivingScreen
      state={page}
      stripe={null}
      onOpen={nothing}
      onWish={nothing}
      onRevoke={nothing}
      links={{ ...paths, year: () => paths.findGiving }}
    />
  );
}

/** Where there are no gifts there is nothing to press either. */
const nothing = () => undefined;
