import { Island } from '@paniscus/islands';
import { ROUTES } from '@paniscus/routes';
import { useLoaderData } from 'react-router-dom';
import { islandLoader } from '../islands/island.loader';
import { buildMeta } from '../meta';

export const handle = ROUTES.orderEmailFailure;
export const meta = () => buildMeta(handle, { title: 'Your order' });
export const loader = islandLoader('OrderEmailFailureIsland');

export default function EmailFailureRoute() {
  return <Island island={useLoaderData<typeof loader>()} isHiddenUntilHydrated />;
}
