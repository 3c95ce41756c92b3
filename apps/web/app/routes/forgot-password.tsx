import { ROUTES } from '@paniscus/routes';
import { useLoaderData } from 'react-router-dom';
import { islandLoader } from '../islands/island.loader';
import { buildMeta } from '../meta';
import { SignInForm } from '../session/SignInForm';

export const handle = ROUTES.forgotPassword;
export const meta = () => buildMeta(handle, { title: 'Forgot your password?' });
export const loader = islandLoader('ForgotPasswordIsland');

export default function ForgotPasswordRoute() {
  return <SignInForm island={useLoaderData<typeof loader>()} />;
}
