import { memorialEvent } from '@paniscus/content';
import { RouterContextProvider } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { serverContext } from '../server-context';
import { headers, loader } from './home';

vi.mock('../islands/island.loader', () => ({ renderIsland: () => ({}) }));
vi.mock('@paniscus/islands', () => ({ Island: () => null }));

/** Renders the home page this many ms before a time; returns the event phase and the cache lifetime in seconds. */
async function loadHomeAt(time: string, msBefore: number) {
  vi.setSystemTime(Date.parse(time) - msBefore);
  const context = new RouterContextProvider();
  context.set(serverContext, {
    api: async () => new Response(null, { status: 503 }),
    publicUrl: 'https://site.example',
    videos: { playerOrigin: 'https://player.example', hasSamples: false },
    hasNewsletter: true,
    reportError: () => {},
  });
  const url = new URL('https://site.example/');
  const args: LoaderFunctionArgs = { context, url, request: new Request(url), pattern: '/', params: {} };
  const response = await loader(args);
  const loaderHeaders = new Headers(response.init?.headers);
  const sent = headers({
    loaderHeaders,
    parentHeaders: new Headers(),
    actionHeaders: new Headers(),
    errorHeaders: undefined,
  });
  return { phase: response.data.phase, maxAgeSeconds: sent.get('x-page-lasts') };
}

describe('home page', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is cached until the next start or end of the event, and without a limit after it', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });

    expect(await loadHomeAt(memorialEvent.startsAt, 90_000)).toEqual({
      phase: 'upcoming',
      maxAgeSeconds: '90',
    });
    expect(await loadHomeAt(memorialEvent.endsAt, 60_500)).toEqual({ phase: 'now', maxAgeSeconds: '61' });
    expect(await loadHomeAt(memorialEvent.endsAt, 0)).toEqual({ phase: 'past', maxAgeSeconds: null });
  });
});
