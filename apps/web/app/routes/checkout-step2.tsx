import { Island } from '@paniscus/islands';
import { ROUTES } from '@paniscus/routes';
import { useLoaderData } from 'react-router-dom';
import { islandLoader } from '../islands/island.loader';
import { buildMeta } from '../meta';

export const handle = ROUTES.paymentStep;
export const meta = () => buildMeta(handle, { title: 'Checkout: payment' });
export const loader = islandLoader('PaymentStepIsland');

export default function CheckoutStep2Route() {
  return <Island island={useLoaderData<typeof loader>()} />;
}
