import { invitationResponse } from '@paniscus/domain/session';
import { InvitationScreen } from '@paniscus/features/session';
import type { RenderedIsland } from '@paniscus/islands';
import { paths, ROUTES } from '@paniscus/routes';
import { data, useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { parseResponse } from '../api/parse-response';
import { toErrorStatus } from '../failed-state';
import { renderIsland } from '../islands/island.loader';
import { buildMeta } from '../meta';
import { serverContext } from '../server-context';
import { SignInForm } from '../session/SignInForm';

type Page = { kind: 'notFound' } | { kind: 'ready'; island: RenderedIsland };

export const handle = ROUTES.invitation;
export const meta = () => buildMeta(handle, { title: 'Invitation' });

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { token = '' } = params;
  const response = await context.get(serverContext).api(`/invitations/${encodeURIComponent(token)}/`);
  if (response.status === 404) return data<Page>({ kind: 'notFound' }, { status: 404 });
  if (!response.ok) throw data(null, { status: toErrorStatus(response) });
  const invitation = await parseResponse(response, invitationResponse);
  const island = renderIsland(context, 'InvitationIsland', { token, invitation });
  return data<Page>({ kind: 'ready', island });
}

export default function InvitationRoute() {
  const page = useLoaderData<typeof loader>();
  if (page.kind === 'ready') return <SignInForm island={page.island} />;
  return <InvitationScreen state={page} onAccept={() => undefined} links={paths} />;
}
