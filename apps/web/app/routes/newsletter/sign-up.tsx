import { NewsletterSignUpScreen } from '@paniscus/features/newsletter';
import type { NewsletterSignUpState } from '@paniscus/features/newsletter';
import { paths, ROUTES } from '@paniscus/routes';
import { data, useActionData, useLoaderData } from 'react-router-dom';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router-dom';
import { getText } from '../../forms/form-text';
import { toLinkRequestResult } from '../../forms/link-request';
import { buildMeta } from '../../meta';
import { serverContext } from '../../server-context';

export const handle = ROUTES.newsletter;
export const meta = () =>
  buildMeta(handle, {
    title: 'Newsletter',
    description:
      'Get news about bonobos by email. You confirm your address first, and you can unsubscribe in one click.',
  });

export const loader = ({ context }: LoaderFunctionArgs): NewsletterSignUpState => ({
  kind: context.get(serverContext).hasNewsletter ? 'ready' : 'off',
});

export async function action({ context, request }: ActionFunctionArgs) {
  const email = getText(await request.formData(), 'email').trim();
  const response = await context.get(serverContext).api('/newsletter/subscriptions/', { email });
  const result = await toLinkRequestResult(response);
  return data<NewsletterSignUpState>({ ...result, email }, { status: response.ok ? 200 : response.status });
}

export default function NewsletterRoute() {
  const loaded = useLoaderData<typeof loader>();
  return <NewsletterSignUpScreen state={useActionData<typeof action>() ?? loaded} links={paths} />;
}
