import { useLoaderData } from 'react-router-dom';
import { islandLoader } from '../islands/frame/island.loader';
import { Island } from '../islands/frame/Island';
import { buildMeta } from '../meta';
import { ROUTES } from '@paniscus/routes';

export const handle = ROUTES.paymentStep;
export const meta = () => buildMeta(handle, { title: 'Checkout: payment' });
export const loader = islandLoader('PaymentStepIsland');

export default function CheckoutStep2Route() {
  return <Island island={useLoaderData<typeof loader>()} />;
}
