import { RouterContextProvider } from 'react-router-dom';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaArgs, MetaDescriptor } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { serverContext } from '../server-context';
import * as findGiving from './find-donor-portal';
import * as findOrder from './find-order';
import * as newsletterLink from './newsletter/link';
import * as newsletter from './newsletter/sign-up';

vi.mock('../islands/island.loader', () => ({
  renderIsland: (_context: unknown, name: string, props: object) => ({ name, props, html: '' }),
}));
vi.mock('@paniscus/islands', () => ({ Island: () => null }));

type Page = {
  loader: (args: LoaderFunctionArgs) => unknown;
  action: (args: ActionFunctionArgs) => Promise<{ init: ResponseInit | null }>;
  meta: (args: MetaArgs<never>) => MetaDescriptor[];
};

/** Opens a page whose API call gets a response, posting a form to it if there is one; returns its title and status. */
async function open(page: unknown, response: Response, form?: Record<string, string>) {
  const { loader, action, meta } = page as Page;
  const context = new RouterContextProvider();
  context.set(serverContext, {
    api: async () => response,
    publicUrl: 'https://site.example',
    videos: { playerOrigin: 'https://player.example', hasSamples: false },
    hasNewsletter: true,
    reportError: () => {},
  });
  const url = new URL('https://site.example/');
  const init = form && { method: 'POST', body: new URLSearchParams(form) };
  const args = { context, url, request: new Request(url, init), pattern: '/', params: { token: 't' } };
  const posted = form && (await action(args));
  const loaded = (await loader(args)) as { data?: unknown };
  const tags = meta({ loaderData: loaded.data ?? loaded } as unknown as MetaArgs<never>);
  const [title] = tags.flatMap((tag) => ('title' in tag ? [tag.title] : []));
  return [title, posted?.init?.status ?? 200];
}

const accepted = () => Response.json({}, { status: 202 });
const refused = () => Response.json({ errors: { email: 'Invalid email address.' } }, { status: 422 });
const subscription = (state: string) => Response.json({ state, email: 'ada@example.org' });

describe('a form that was posted without JavaScript', () => {
  it.each([
    ['Newsletter', newsletter],
    ['Find my order', findOrder],
    ['Find my gifts', findGiving],
  ])('"%s" says in the title how it ended', async (title, page) => {
    expect(await open(page, accepted())).toEqual([`${title} · Paniscus`, 200]);
    expect(await open(page, accepted(), { email: 'ada@example.org' })).toEqual([
      'Check your email · Paniscus',
      200,
    ]);
    expect(await open(page, refused(), { email: 'ada@x' })).toEqual([`Error: ${title} · Paniscus`, 422]);
  });

  it('a link of the newsletter says in the title what it shows and what it has done', async () => {
    expect(await open(newsletterLink, subscription('pending'))).toEqual([
      'Confirm your subscription · Paniscus',
      200,
    ]);
    expect(await open(newsletterLink, subscription('subscribed'))).toEqual([
      'Your subscription · Paniscus',
      200,
    ]);
    expect(
      await open(newsletterLink, Response.json({ was_subscribed: true }), {
        'List-Unsubscribe': 'One-Click',
      }),
    ).toEqual(['You have unsubscribed · Paniscus', 200]);
    expect(await open(newsletterLink, new Response(null, { status: 404 }))).toEqual([
      'Not subscribed · Paniscus',
      200,
    ]);
  });
});
