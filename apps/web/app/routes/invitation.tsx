import { invitationResponse } from '@paniscus/domain/session';
import type { AcceptInvitationForm } from '@paniscus/domain/session';
import { InvitationScreen } from '@paniscus/features/session';
import type { InvitationState } from '@paniscus/features/session';
import { paths, ROUTES } from '@paniscus/routes';
import { useState } from 'react';
import { data, useLoaderData, useParams } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { parseResponse } from '../api/parse-response';
import { getErrorMessage, isNotFound } from '../api/problem-error';
import { acceptInvitation } from '../api/session';
import { toErrorStatus } from '../failed-state';
import { useNavigateTo } from '../hooks/navigation';
import { buildMeta } from '../meta';
import { serverContext } from '../server-context';

export const handle = ROUTES.invitation;
export const meta = () => buildMeta(handle, { title: 'Invitation' });

export async function loader({ context, params }: LoaderFunctionArgs) {
  const token = encodeURIComponent(params.token ?? '');
  const response = await context.get(serverContext).api(`/invitations/${token}/`);
  if (response.status === 404) return data<InvitationState>({ kind: 'notFound' }, { status: 404 });
  if (!response.ok) throw data(null, { status: toErrorStatus(response) });
  const invitation = await parseResponse(response, invitationResponse);
  return data<InvitationState>({ kind: 'ready', invitation });
}

export default function InvitationRoute() {
  const { token = '' } = useParams();
  const navigateTo = useNavigateTo();
  const [state, setState] = useState<InvitationState>(useLoaderData<typeof loader>());

  const onAccept = async (form: AcceptInvitationForm) => {
    if (state.kind === 'notFound') return;
    const { invitation } = state;
    setState({ kind: 'submitting', invitation });
    try {
      await acceptInvitation(token, form);
      navigateTo(paths.staffPosts);
    } catch (error) {
      const message = getErrorMessage(error as Error, 'Your account was not created. Please try again.');
      setState(isNotFound(error) ? { kind: 'notFound' } : { kind: 'failed', message, invitation });
    }
  };

  return <InvitationScreen state={state} onAccept={onAccept} links={paths} />;
}
