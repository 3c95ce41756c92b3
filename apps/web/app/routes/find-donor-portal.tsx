import { Island } from '@paniscus/islands';
import { ROUTES } from '@paniscus/routes';
import { data, useActionData, useLoaderData } from 'react-router-dom';
import type { ActionFunctionArgs } from 'react-router-dom';
import { getText } from '../forms/form-text';
import { toLinkRequestResult } from '../forms/link-request';
import { islandLoader, renderIsland } from '../islands/island.loader';
import { buildMeta } from '../meta';
import { serverContext } from '../server-context';

export const handle = ROUTES.findGiving;
export const meta = () =>
  buildMeta(handle, {
    title: 'Find my gifts',
    description:
      'Lost the link to your gifts and receipts? Enter your email address, and we will send it again.',
  });
export const loader = islandLoader('FindDonorPortalIsland');

/** Without JavaScript the browser posts the form to the page. */
export async function action({ context, request }: ActionFunctionArgs) {
  const values = { email: getText(await request.formData(), 'email') };
  const response = await context.get(serverContext).api('/giving-link/', values);
  const result = await toLinkRequestResult(response);
  const island = renderIsland(context, 'FindDonorPortalIsland', { result, values });
  return data(island, { status: response.ok ? 200 : response.status });
}

export default function FindDonorPortalRoute() {
  const initial = useLoaderData<typeof loader>();
  return <Island island={useActionData<typeof action>() ?? initial} hydrate="idle" />;
}
