import { memorialEvent } from '@paniscus/content';
import { RouterContextProvider } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { serverContext } from '../server-context';
import { headers, loader } from './home';

vi.mock('../islands/island.loader', () => ({ renderIsland: () => ({}) }));
vi.mock('@paniscus/islands', () => ({ Island: () => null }));

/** Renders the home page this many ms before a moment; returns the event phase and the cache lifetime in seconds. */
async function homeAt(moment: string, msBefore: number) {
  vi.setSystemTime(Date.parse(moment) - msBefore);
  const context = new RouterContextProvider();
  context.set(serverContext, {
    api: async () => new Response(null, { status: 503 }),
    publicUrl: 'https://site.example',
    reportError: () => {},
  });
  const url = new URL('https://site.example/');
  const args: LoaderFunctionArgs = { context, url, request: new Request(url), pattern: '/', params: {} };
  const response = await loader(args);
  const sentHeaders = new Headers(response.init?.headers);
  const sent = headers({
    loaderHeaders: sentHeaders,
    parentHeaders: new Headers(),
    actionHeaders: new Headers(),
    errorHeaders: undefined,
  });
  return { phase: response.data.phase, lasts: sent.get('x-page-lasts') };
}

describe('home page', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('limits its cache lifetime to the next start or end of the event, then has no limit', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });

    expect(await homeAt(memorialEvent.startsAt, 90_000)).toEqual({ phase: 'coming', lasts: '90' });
    expect(await homeAt(memorialEvent.endsAt, 60_500)).toEqual({ phase: 'now', lasts: '61' });
    expect(await homeAt(memorialEvent.endsAt, 0)).toEqual({ phase: 'past', lasts: null });
  });
});
