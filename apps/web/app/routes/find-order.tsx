import { Island } from '@paniscus/islands';
import { ROUTES } from '@paniscus/routes';
import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs, MetaArgs } from 'react-router-dom';
import { getPostedForm, linkRequestAction, toResultTitle } from '../forms/link-request-page';
import { renderIsland } from '../islands/island.loader';
import { buildMeta } from '../meta';

export const handle = ROUTES.findOrder;
export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  buildMeta(handle, {
    title: toResultTitle('Find my order', loaderData),
    description:
      'Lost the link to your order? Enter your order number and email address, and we will send it again.',
  });
export const loader = ({ context }: LoaderFunctionArgs) =>
  renderIsland(context, 'FindOrderIsland', getPostedForm(context));
export const action = linkRequestAction('/order-lookup/', ['number', 'email']);

export default function FindOrderRoute() {
  return <Island island={useLoaderData<typeof loader>()} hydrate="idle" />;
}
