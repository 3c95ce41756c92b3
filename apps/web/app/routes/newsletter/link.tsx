import { newsletterSubscriptionResponse, newsletterUnsubscribedResponse } from '@paniscus/domain/newsletter';
import { NEWSLETTER_LINK_TITLES, NewsletterLinkScreen } from '@paniscus/features/newsletter';
import type { NewsletterLinkState } from '@paniscus/features/newsletter';
import { paths, ROUTES } from '@paniscus/routes';
import { createContext, data, useLoaderData } from 'react-router-dom';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaArgs } from 'react-router-dom';
import { parseResponse } from '../../api/parse-response';
import { toErrorStatus } from '../../failed-state';
import { getText } from '../../forms/form-text';
import { buildMeta } from '../../meta';
import { serverContext } from '../../server-context';

export const handle = ROUTES.newsletterLink;
export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  buildMeta(handle, { title: NEWSLETTER_LINK_TITLES[loaderData?.kind ?? 'failed'] });

/** What the form that was posted with this request has done; the action runs before the loader. */
const posted = createContext<NewsletterLinkState | null>(null);

const toApiPath = (token = '') => `/newsletter/links/${encodeURIComponent(token)}/`;

type Answer = { state: NewsletterLinkState; status: number };

function toFailure(response: Response): Answer {
  if (response.status === 404) return { state: { kind: 'unknown' }, status: 404 };
  return { state: { kind: 'failed' }, status: toErrorStatus(response) };
}

export async function loader({ context, params }: LoaderFunctionArgs) {
  const state = context.get(posted);
  if (state !== null) return data(state);
  const answer = await load(context, params['token']);
  return data(answer.state, { status: answer.status });
}

type Context = LoaderFunctionArgs['context'];

async function load(context: Context, token: string | undefined): Promise<Answer> {
  const response = await context.get(serverContext).api(toApiPath(token));
  if (!response.ok) return toFailure(response);
  const { state, email } = await parseResponse(response, newsletterSubscriptionResponse);
  return { state: { kind: state, email }, status: 200 };
}

/**
 * Confirms or unsubscribes. Without the button of the confirmation it unsubscribes: mail clients post `List-Unsubscribe=One-Click`
 * (RFC 8058).
 */
export async function action({ context, params, request }: ActionFunctionArgs) {
  const isConfirmation = getText(await request.formData(), 'intent') === 'confirm';
  const { state, status } = await (isConfirmation ? confirm : unsubscribe)(context, params['token']);
  context.set(posted, state);
  return data(null, { status });
}

async function confirm(context: Context, token: string | undefined): Promise<Answer> {
  const response = await context.get(serverContext).api(`${toApiPath(token)}confirm/`, {});
  if (!response.ok) return toFailure(response);
  const { email } = await parseResponse(response, newsletterSubscriptionResponse);
  return { state: { kind: 'confirmed', email }, status: 200 };
}

/** Also succeeds for a link that was used before: mail clients may repeat the request, and need to see that it worked. */
async function unsubscribe(context: Context, token: string | undefined): Promise<Answer> {
  const response = await context.get(serverContext).api(`${toApiPath(token)}unsubscribe/`, {});
  if (!response.ok) return toFailure(response);
  const { was_subscribed: wasSubscribed } = await parseResponse(response, newsletterUnsubscribedResponse);
  return { state: { kind: wasSubscribed ? 'unsubscribed' : 'unknown' }, status: 200 };
}

export default function NewsletterLinkRoute() {
  return <NewsletterLinkScreen state={useLoaderData<typeof loader>()} links={paths} />;
}
