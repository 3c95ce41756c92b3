import { parseCart } from '@paniscus/domain/cart';
import { productListResponse } from '@paniscus/domain/products';
import { STORAGE_KEYS } from '@paniscus/domain/session';
import { Island, NeedsScript } from '@paniscus/islands';
import { ROUTES } from '@paniscus/routes';
import { useActionData, useLoaderData } from 'react-router-dom';
import type { ActionFunctionArgs } from 'react-router-dom';
import { parseResponse } from '../api/parse-response';
import { getText } from '../forms/form-text';
import { islandLoader, renderIsland } from '../islands/island.loader';
import { buildMeta } from '../meta';
import { serverContext } from '../server-context';
import { REMOVED_ITEM_KEY } from '../storage/storage-keys';

export const handle = ROUTES.cart;
export const meta = () => buildMeta(handle, { title: 'Cart' });
export const loader = islandLoader('CartIsland');

/** The browser posts the cart that it has stored, to show it before the script is there. Nothing is kept. */
export async function action({ context, request }: ActionFunctionArgs) {
  const storedCart = getText(await request.formData(), STORAGE_KEYS.cart);
  const response = await context.get(serverContext).api('/printify-products/');
  if (!response.ok) return renderIsland(context, 'CartIsland', { storedCart });
  const ids = new Set(parseCart(storedCart).map(({ product_id }) => product_id));
  const products = (await parseResponse(response, productListResponse)).filter(({ id }) => ids.has(id));
  return renderIsland(context, 'CartIsland', { storedCart, products });
}

export default function CartRoute() {
  const initial = useLoaderData<typeof loader>();
  return (
    <Island
      island={useActionData<typeof action>() ?? initial}
      hydrate="activity"
      postedKey={STORAGE_KEYS.cart}
      storedUnder={REMOVED_ITEM_KEY}
      withoutScript={
        <NeedsScript title="Cart">
          The cart and the checkout need JavaScript, which is turned off in this browser. Please turn it on to
          buy something.
        </NeedsScript>
      }
    />
  );
}
