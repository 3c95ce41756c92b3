import { Island } from '@paniscus/islands';
import { ROUTES } from '@paniscus/routes';
import { data, useActionData, useLoaderData } from 'react-router-dom';
import type { ActionFunctionArgs } from 'react-router-dom';
import { getText } from '../forms/form-text';
import { toLinkRequestResult } from '../forms/link-request';
import { islandLoader, renderIsland } from '../islands/island.loader';
import { buildMeta } from '../meta';
import { serverContext } from '../server-context';

export const handle = ROUTES.findOrder;
export const meta = () =>
  buildMeta(handle, {
    title: 'Find my order',
    description:
      'Lost the link to your order? Enter your order number and email address, and we will send a new one.',
  });
export const loader = islandLoader('FindOrderIsland');

/** Without JavaScript the browser posts the form to the page. */
export async function action({ context, request }: ActionFunctionArgs) {
  const form = await request.formData();
  const values = { number: getText(form, 'number'), email: getText(form, 'email') };
  const response = await context.get(serverContext).api('/order-lookup/', values);
  const result = await toLinkRequestResult(response);
  const island = renderIsland(context, 'FindOrderIsland', { result, values });
  return data(island, { status: response.ok ? 200 : response.status });
}

export default function FindOrderRoute() {
  const initial = useLoaderData<typeof loader>();
  return <Island island={useActionData<typeof action>() ?? initial} hydrate="idle" />;
}
