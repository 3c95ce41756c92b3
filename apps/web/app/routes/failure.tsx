import { Island } from '@paniscus/islands';
import { ROUTES } from '@paniscus/routes';
import { useLoaderData } from 'react-router-dom';
import { islandLoader } from '../islands/island.loader';
import { buildMeta } from '../meta';

export const handle = ROUTES.failure;
export const meta = () => buildMeta(handle, { title: 'Payment' });
export const loader = islandLoader('FailureIsland');

export default function FailureRoute() {
  return <Island island={useLoaderData<typeof loader>()} isHiddenUntilHydrated />;
}
