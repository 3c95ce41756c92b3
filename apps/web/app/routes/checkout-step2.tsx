import { Island, NeedsScript } from '@paniscus/islands';
import { paths, ROUTES } from '@paniscus/routes';
import { useLoaderData } from 'react-router-dom';
import { islandLoader } from '../islands/island.loader';
import { buildMeta } from '../meta';

export const handle = ROUTES.paymentStep;
export const meta = () => buildMeta(handle, { title: 'Checkout: payment' });
const { cart, store, shippingStep, privacyPolicy, failure, orderSuccess, orderEmailFailure } = paths;
export const loader = islandLoader('PaymentStepIsland', {
  links: { cart, store, shippingStep, privacyPolicy, failure, orderSuccess, orderEmailFailure },
});

export default function CheckoutStep2Route() {
  return (
    <Island
      island={useLoaderData<typeof loader>()}
      withoutScript={
        <NeedsScript title="Payment">
          The cart and the checkout need JavaScript, which is turned off in this browser. Please turn it on to
          buy something.
        </NeedsScript>
      }
    />
  );
}
