import { ResetPasswordScreen } from '@paniscus/features/session';
import type { ResetPasswordState } from '@paniscus/features/session';
import type { RenderedIsland } from '@paniscus/islands';
import { paths, ROUTES } from '@paniscus/routes';
import { data, useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { toFailedState } from '../failed-state';
import { renderIsland } from '../islands/island.loader';
import { buildMeta } from '../meta';
import { serverContext } from '../server-context';
import { SignInForm } from '../session/SignInForm';

type Page =
  { kind: 'ready'; island: RenderedIsland } | Extract<ResetPasswordState, { kind: 'notFound' | 'failed' }>;

export const handle = ROUTES.resetPassword;
export const meta = () => buildMeta(handle, { title: 'Set a new password' });

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { token = '' } = params;
  const response = await context.get(serverContext).api(`/password-reset/${encodeURIComponent(token)}/`);
  if (response.status === 404) return data<Page>({ kind: 'notFound' }, { status: 404 });
  if (!response.ok) return toFailedState<Page>(response, 'Failed to check the link');
  return data<Page>({ kind: 'ready', island: renderIsland(context, 'ResetPasswordIsland', { token }) });
}

export default function ResetPasswordRoute() {
  const page = useLoaderData<typeof loader>();
  if (page.kind === 'ready') return <SignInForm island={page.island} />;
  return <ResetPasswordScreen state={page} onReset={() => undefined} links={paths} />;
}
