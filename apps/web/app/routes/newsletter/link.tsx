import { newsletterSubscriptionResponse, newsletterUnsubscribedResponse } from '@paniscus/domain/newsletter';
import { NewsletterLinkScreen } from '@paniscus/features/newsletter';
import type { NewsletterLinkState } from '@paniscus/features/newsletter';
import { paths, ROUTES } from '@paniscus/routes';
import { data, useActionData, useLoaderData } from 'react-router-dom';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router-dom';
import { parseResponse } from '../../api/parse-response';
import { toErrorStatus } from '../../failed-state';
import { getText } from '../../forms/form-text';
import { buildMeta } from '../../meta';
import { serverContext } from '../../server-context';

export const handle = ROUTES.newsletterLink;
export const meta = () => buildMeta(handle, { title: 'Newsletter' });

const toApiPath = (token = '') => `/newsletter/links/${encodeURIComponent(token)}/`;

function toFailure(response: Response) {
  if (response.status === 404) return data<NewsletterLinkState>({ kind: 'unknown' }, { status: 404 });
  return data<NewsletterLinkState>({ kind: 'failed' }, { status: toErrorStatus(response) });
}

export async function loader({ context, params }: LoaderFunctionArgs) {
  const response = await context.get(serverContext).api(toApiPath(params['token']));
  if (!response.ok) return toFailure(response);
  const { state, email } = await parseResponse(response, newsletterSubscriptionResponse);
  return data<NewsletterLinkState>({ kind: state, email });
}

/**
 * Confirms or unsubscribes. Without the button of the confirmation it unsubscribes: mail clients post `List-Unsubscribe=One-Click`
 * (RFC 8058).
 */
export async function action({ context, params, request }: ActionFunctionArgs) {
  const { api } = context.get(serverContext);
  const path = toApiPath(params['token']);
  if (getText(await request.formData(), 'intent') !== 'confirm') {
    const response = await api(`${path}unsubscribe/`, {});
    if (!response.ok) return toFailure(response);
    const { was_subscribed: wasSubscribed } = await parseResponse(response, newsletterUnsubscribedResponse);
    // The loader no longer finds the subscription, but mail clients, which may repeat the request, need to see that this worked.
    return data<NewsletterLinkState>({ kind: wasSubscribed ? 'unsubscribed' : 'unknown' }, { status: 200 });
  }
  const response = await api(`${path}confirm/`, {});
  if (!response.ok) return toFailure(response);
  const { email } = await parseResponse(response, newsletterSubscriptionResponse);
  return data<NewsletterLinkState>({ kind: 'confirmed', email });
}

export default function NewsletterLinkRoute() {
  const loaded = useLoaderData<typeof loader>();
  return <NewsletterLinkScreen state={useActionData<typeof action>() ?? loaded} links={paths} />;
}
