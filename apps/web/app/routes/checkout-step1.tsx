import { useLoaderData } from 'react-router-dom';
import { islandLoader } from '../islands/frame/island.loader';
import { Island } from '../islands/frame/Island';
import { buildMeta } from '../meta';
import { ROUTES } from '@paniscus/routes';

export const handle = ROUTES.shippingStep;
export const meta = () => buildMeta(handle, { title: 'Checkout: shipping' });
export const loader = islandLoader('ShippingStepIsland');

export default function CheckoutStep1Route() {
  return <Island island={useLoaderData<typeof loader>()} />;
}
