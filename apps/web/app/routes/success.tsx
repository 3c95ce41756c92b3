import { useLoaderData } from 'react-router-dom';
import { islandLoader } from '../islands/frame/island.loader';
import { Island } from '../islands/frame/Island';
import { buildMeta } from '../meta';
import { ROUTES } from '@paniscus/routes';

export const handle = ROUTES.orderSuccess;
export const meta = () => buildMeta(handle, { title: 'Payment successful' });
export const loader = islandLoader('OrderSuccessIsland');

export default function SuccessRoute() {
  return <Island island={useLoaderData<typeof loader>()} isUncertain />;
}
