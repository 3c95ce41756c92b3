import { Island } from '@paniscus/islands';
import { ROUTES } from '@paniscus/routes';
import { useLoaderData } from 'react-router-dom';
import { islandLoader } from '../islands/island.loader';
import { buildMeta } from '../meta';

export const handle = ROUTES.findOrder;
export const meta = () =>
  buildMeta(handle, {
    title: 'Find my order',
    description: "Lost the link to your order? With the order's number and your email we send you a new one.",
  });
export const loader = islandLoader('FindOrderIsland');

export default function FindOrderRoute() {
  return <Island island={useLoaderData<typeof loader>()} />;
}
