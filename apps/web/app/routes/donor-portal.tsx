import { donorPortalResponse } from '@paniscus/domain/donor-portal';
import { DonorPortalScreen } from '@paniscus/features/donor-portal';
import type { DonorPortalState } from '@paniscus/features/donor-portal';
import { Island } from '@paniscus/islands';
import type { RenderedIsland } from '@paniscus/islands';
import { ROUTES, paths } from '@paniscus/routes';
import { data, useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { parseResponse } from '../api/parse-response';
import { toFailedState } from '../failed-state';
import { renderIsland } from '../islands/island.loader';
import { buildMeta } from '../meta';
import { serverContext } from '../server-context';

type Page =
  { kind: 'ready'; island: RenderedIsland } | Extract<DonorPortalState, { kind: 'notFound' | 'failed' }>;

export const handle = ROUTES.donorPortal;
export const meta = () => buildMeta(handle, { title: 'Your gifts' });

export async function loader({ context, params }: LoaderFunctionArgs) {
  const token = params.token ?? '';
  const response = await context.get(serverContext).api(`/giving/${encodeURIComponent(token)}/`);
  if (response.status === 404) return data<Page>({ kind: 'notFound' }, { status: 404 });
  if (!response.ok) return toFailedState<Page>(response, 'Failed to load your gifts');
  const page = await parseResponse(response, donorPortalResponse);
  return data<Page>({ kind: 'ready', island: renderIsland(context, 'DonorPortalIsland', { token, page }) });
}

export default function DonorPortalRoute() {
  const page = useLoaderData<typeof loader>();
  if (page.kind === 'ready') return <Island island={page.island} />;
  return (
    <DonorPortalScreen
      state={page}
      stripe={null}
      onOpen={noop}
      onAction={noop}
      onAnonymityChange={() => undefined}
      onDetailsChange={noop}
      onRevoke={noop}
      links={{ ...paths, year: () => paths.findGiving }}
    />
  );
}

/** Without donations the screen has no buttons. */
const noop = () => undefined;
