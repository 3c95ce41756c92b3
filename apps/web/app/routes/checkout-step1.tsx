import { Island } from '@paniscus/islands';
import { ROUTES } from '@paniscus/routes';
import { useLoaderData } from 'react-router-dom';
import { islandLoader } from '../islands/island.loader';
import { buildMeta } from '../meta';

export const handle = ROUTES.shippingStep;
export const meta = () => buildMeta(handle, { title: 'Checkout: shipping' });
export const loader = islandLoader('ShippingStepIsland');

export default function CheckoutStep1Route() {
  return <Island island={useLoaderData<typeof loader>()} />;
}
