import { ROUTES } from '@paniscus/routes';
import { useLoaderData } from 'react-router-dom';
import { islandLoader } from '../islands/island.loader';
import { buildMeta } from '../meta';
import { SignInIsland } from '../session/SignInIsland';

export const handle = ROUTES.forgotPassword;
export const meta = () => buildMeta(handle, { title: 'Forgot your password?' });
export const loader = islandLoader('ForgotPasswordIsland');

export default function ForgotPasswordRoute() {
  return <SignInIsland island={useLoaderData<typeof loader>()} />;
}
