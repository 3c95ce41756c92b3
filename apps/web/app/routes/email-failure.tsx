import { useLoaderData } from 'react-router-dom';
import { islandLoader } from '../islands/frame/island.loader';
import { Island } from '../islands/frame/Island';
import { buildMeta } from '../meta';
import { pages } from '../paths';

export const handle = pages.orderEmailFailure;
export const meta = () => buildMeta(handle, { title: 'Order placed' });
export const loader = islandLoader('OrderEmailFailureIsland');

export default function EmailFailureRoute() {
  return <Island island={useLoaderData<typeof loader>()} isUncertain />;
}
