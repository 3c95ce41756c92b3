import { newsletterSubscriptionResponse, newsletterUnsubscribedResponse } from '@paniscus/domain/newsletter';
import { NEWSLETTER_LINK_TITLES, NewsletterLinkScreen } from '@paniscus/features/newsletter';
import type { NewsletterLinkState } from '@paniscus/features/newsletter';
import { paths, ROUTES } from '@paniscus/routes';
import { createContext, data, redirect, useLoaderData } from 'react-router-dom';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaArgs } from 'react-router-dom';
import { parseResponse } from '../../api/parse-response';
import { toErrorStatus } from '../../failed-state';
import { getText } from '../../forms/form-text';
import { buildMeta } from '../../meta';
import { serverContext } from '../../server-context';

export const handle = ROUTES.newsletterLink;
export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  buildMeta(handle, { title: NEWSLETTER_LINK_TITLES[loaderData?.kind ?? 'failed'] });

/** What a mail client that posted this request has done; the action runs before the loader. */
const posted = createContext<NewsletterLinkState | null>(null);

const toApiPath = (token = '') => `/newsletter/links/${encodeURIComponent(token)}/`;

type Answer = { state: NewsletterLinkState; status: number };

function toFailure(response: Response): Answer {
  if (response.status === 404) return { state: { kind: 'unknown' }, status: 404 };
  return { state: { kind: 'failed' }, status: toErrorStatus(response) };
}

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const state = context.get(posted);
  if (state !== null) return data(state);
  const answer = addResult(await load(context, params['token']), url.searchParams.get('done'));
  return data(answer.state, { status: answer.status });
}

/** Says what a press on this page has done, for as long as it holds. */
function addResult({ state, status }: Answer, done: string | null): Answer {
  if (done === 'confirmed' && state.kind === 'subscribed') return { state: { ...state, kind: done }, status };
  if (done === 'unsubscribed' && state.kind === 'unknown') return { state: { kind: done }, status: 200 };
  return { state, status };
}

type Context = LoaderFunctionArgs['context'];

async function load(context: Context, token: string | undefined): Promise<Answer> {
  const response = await context.get(serverContext).api(toApiPath(token));
  if (!response.ok) return toFailure(response);
  const { state, email } = await parseResponse(response, newsletterSubscriptionResponse);
  return { state: { kind: state, email }, status: 200 };
}

/**
 * Confirms or unsubscribes, and leads to the page that says so: a page that was posted would be sent again by Back. Without a
 * button, a mail client has posted `List-Unsubscribe=One-Click`, which is answered without a redirect (RFC 8058).
 */
export async function action({ context, params, request }: ActionFunctionArgs) {
  const intent = getText(await request.formData(), 'intent');
  const { state, status } = await (intent === 'confirm' ? confirm : unsubscribe)(context, params['token']);
  if (intent !== '' && status === 200) return redirect(`?done=${state.kind}`, 303);
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
