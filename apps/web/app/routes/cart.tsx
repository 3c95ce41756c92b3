import { useLoaderData } from 'react-router-dom';
import { islandLoader } from '../islands/island.loader';
import { IslandPlace } from '../islands/IslandPlace';
import { metaOf } from '../meta';
import { pages } from '../paths';

export const handle = pages.cart;
export const meta = () => metaOf(handle, { title: 'Cart' });
export const loader = islandLoader('CartIsland');

export default function CartRoute() {
  return <IslandPlace island={useLoaderData<typeof loader>()} />;
}
