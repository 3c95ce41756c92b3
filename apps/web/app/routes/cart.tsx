import { useLoaderData } from 'react-router-dom';
import { islandLoader } from '../islands/frame/island.loader';
import { Island } from '../islands/frame/Island';
import { buildMeta } from '../meta';
import { ROUTES } from '@paniscus/routes';

export const handle = ROUTES.cart;
export const meta = () => buildMeta(handle, { title: 'Cart' });
export const loader = islandLoader('CartIsland');

export default function CartRoute() {
  return <Island island={useLoaderData<typeof loader>()} />;
}
