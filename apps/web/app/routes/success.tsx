import { Island } from '@paniscus/islands';
import { ROUTES } from '@paniscus/routes';
import { useLoaderData } from 'react-router-dom';
import { islandLoader } from '../islands/island.loader';
import { buildMeta } from '../meta';

export const handle = ROUTES.orderSuccess;
export const meta = () => buildMeta(handle, { title: 'Your order' });
export const loader = islandLoader('OrderSuccessIsland');

export default function SuccessRoute() {
  return <Island island={useLoaderData<typeof loader>()} isHiddenUntilHydrated />;
}
