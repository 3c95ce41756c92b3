import { ROUTES } from '@paniscus/routes';
import { useLoaderData } from 'react-router-dom';
import { islandLoader } from '../islands/island.loader';
import { buildMeta } from '../meta';
import { SignInForm } from '../session/SignInForm';

export const handle = ROUTES.login;
export const meta = () => buildMeta(handle, { title: 'Login' });
export const loader = islandLoader('LoginIsland');

export default function LoginRoute() {
  return <SignInForm island={useLoaderData<typeof loader>()} />;
}
