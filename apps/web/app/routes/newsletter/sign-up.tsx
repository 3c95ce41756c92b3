import { Island } from '@paniscus/islands';
import { ROUTES } from '@paniscus/routes';
import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs, MetaArgs } from 'react-router-dom';
import { getPostedForm, linkRequestAction, toResultTitle } from '../../forms/link-request-page';
import { renderIsland } from '../../islands/island.loader';
import { buildMeta } from '../../meta';
import { serverContext } from '../../server-context';

export const handle = ROUTES.newsletter;
export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  buildMeta(handle, {
    title: toResultTitle('Newsletter', loaderData),
    description:
      'Get news about bonobos by email. You confirm your address first, and you can unsubscribe at any time.',
  });

export function loader({ context }: LoaderFunctionArgs) {
  const { hasNewsletter } = context.get(serverContext);
  return renderIsland(
    context,
    'NewsletterIsland',
    hasNewsletter ? getPostedForm(context) : { result: { kind: 'off' } },
  );
}
export const action = linkRequestAction('/newsletter/subscriptions/', ['email']);

export default function NewsletterRoute() {
  return <Island island={useLoaderData<typeof loader>()} hydrate="interaction" />;
}
