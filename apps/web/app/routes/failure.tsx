import { useLoaderData } from 'react-router-dom';
import { islandLoader } from '../islands/frame/island.loader';
import { Island } from '../islands/frame/Island';
import { buildMeta } from '../meta';
import { ROUTES } from '@paniscus/routes';

export const handle = ROUTES.failure;
export const meta = () => buildMeta(handle, { title: 'Payment failed' });
export const loader = islandLoader('FailureIsland');

export default function FailureRoute() {
  return <Island island={useLoaderData<typeof loader>()} isUncertain />;
}
