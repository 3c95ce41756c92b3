import { Island } from '@paniscus/islands';
import { ROUTES } from '@paniscus/routes';
import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs, MetaArgs } from 'react-router-dom';
import { getPostedForm, linkRequestAction, toResultTitle } from '../forms/link-request-page';
import { renderIsland } from '../islands/island.loader';
import { buildMeta } from '../meta';

export const handle = ROUTES.findGiving;
export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  buildMeta(handle, {
    title: toResultTitle('Find my gifts', loaderData),
    description:
      'Lost the link to your gifts and receipts? Enter your email address, and we will send it again.',
  });
export const loader = ({ context }: LoaderFunctionArgs) =>
  renderIsland(context, 'FindDonorPortalIsland', getPostedForm(context));
export const action = linkRequestAction('/giving-link/', ['email']);

export default function FindDonorPortalRoute() {
  return <Island island={useLoaderData<typeof loader>()} hydrate="idle" />;
}
