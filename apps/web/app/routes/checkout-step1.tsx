import { Island, NeedsScript } from '@paniscus/islands';
import { ROUTES } from '@paniscus/routes';
import { useLoaderData } from 'react-router-dom';
import { islandLoader } from '../islands/island.loader';
import { buildMeta } from '../meta';

export const handle = ROUTES.shippingStep;
export const meta = () => buildMeta(handle, { title: 'Checkout: shipping' });
export const loader = islandLoader('ShippingStepIsland');

export default function CheckoutStep1Route() {
  return (
    <Island
      island={useLoaderData<typeof loader>()}
      withoutScript={
        <NeedsScript title="Shipping">
          The cart and the checkout need JavaScript, which is turned off in this browser. Please turn it on to
          buy something.
        </NeedsScript>
      }
    />
  );
}
