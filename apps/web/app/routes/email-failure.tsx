import { useLoaderData } from 'react-router-dom';
import { islandLoader } from '../islands/frame/island.loader';
import { Island } from '../islands/frame/Island';
import { buildMeta } from '../meta';
import { ROUTES } from '@paniscus/routes';

export const handle = ROUTES.orderEmailFailure;
export const meta = () => buildMeta(handle, { title: 'Order placed' });
export const loader = islandLoader('OrderEmailFailureIsland');

export default function EmailFailureRoute() {
  return <Island island={useLoaderData<typeof loader>()} isUncertain />;
}
