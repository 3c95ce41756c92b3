import { Island } from '@paniscus/islands';
import { ROUTES } from '@paniscus/routes';
import { useLoaderData } from 'react-router-dom';
import { islandLoader } from '../islands/island.loader';
import { buildMeta } from '../meta';

export const handle = ROUTES.cart;
export const meta = () => buildMeta(handle, { title: 'Cart' });
export const loader = islandLoader('CartIsland');

export default function CartRoute() {
  return <Island island={useLoaderData<typeof loader>()} />;
}
