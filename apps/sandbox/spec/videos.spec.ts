import { describe, expect, it } from 'vitest';
import { VIDEOS } from '../src/youtube/videos.data.ts';
import { startTestSandbox, callControlApi } from './test-sandbox.ts';

interface ListResponse {
  items?: { id: string; snippet?: { title: string; description: string } }[];
  error?: { code: number; message: string; errors?: { reason: string }[] };
}

const VALID_QUERY = { part: 'snippet', id: 'sample-m001', key: 'video_key_sandbox' };

async function fetchVideos(http: string, query: Record<string, string>, path = '/youtube/v3/videos') {
  const response = await fetch(`${http}${path}?${new URLSearchParams(query)}`);
  const body = (await response.json()) as ListResponse;
  return { status: response.status, body, reason: body.error?.errors?.[0]?.reason };
}

describe('YouTube API', () => {
  it('returns the videos of the sample library and omits unknown ids', async () => {
    const { urls } = await startTestSandbox();

    const { status, body } = await fetchVideos(urls.http, {
      ...VALID_QUERY,
      id: 'sample-m001,no-such-one,sample-p002',
    });

    expect(status).toBe(200);
    expect(body.items?.map(({ id }) => id)).toEqual(['sample-m001', 'sample-p002']);
    expect(body.items?.[0]?.snippet?.title).toBe('A flake that cuts');
    expect(body.items?.[0]?.snippet?.description).toContain('Subscribe for new videos');
    expect(body.items?.[1]?.snippet?.description).toBe('');
  });

  it('returns only the requested parts', async () => {
    const { urls } = await startTestSandbox();

    const { body } = await fetchVideos(urls.http, { ...VALID_QUERY, part: 'id' });

    expect(body.items).toEqual([{ kind: 'youtube#video', id: 'sample-m001' }]);
  });

  it.each([
    ['no key', { part: 'snippet', id: 'sample-m001' }, 403, 'forbidden'],
    ['another key', { ...VALID_QUERY, key: 'guessed' }, 400, 'badRequest'],
    ['no part', { ...VALID_QUERY, part: '' }, 400, 'missingRequiredParameter'],
    ['an unknown part', { ...VALID_QUERY, part: 'snippet,secrets' }, 400, 'unknownPart'],
    ['no id', { ...VALID_QUERY, id: '' }, 400, 'missingRequiredParameter'],
    ['fifty-one ids', { ...VALID_QUERY, id: Array(51).fill('sample-m001').join(',') }, 400, 'invalidFilters'],
  ])('rejects a call with %s', async (_case, query, status, reason) => {
    const { urls } = await startTestSandbox();

    const response = await fetchVideos(urls.http, query);

    expect(response).toMatchObject({ status, reason, body: { error: { code: status } } });
  });

  it('accepts 50 ids and a configured API key, and returns 404 for other paths', async () => {
    const { urls } = await startTestSandbox({ VIDEO_API_KEY: 'key-of-a-spec' });
    const query = { ...VALID_QUERY, key: 'key-of-a-spec', id: Array(50).fill('sample-m001').join(',') };

    expect((await fetchVideos(urls.http, query)).status).toBe(200);
    expect((await fetchVideos(urls.http, query, '/youtube/v3/search')).status).toBe(404);
  });

  it('applies faults and logs calls without the API key', async () => {
    const { urls } = await startTestSandbox();
    const injectFault = (mode: string, options = {}) =>
      callControlApi(urls.http, 'POST', 'faults', { service: 'videos', mode, times: 1, ...options });

    await injectFault('error', { status: 503 });
    const failed = await fetchVideos(urls.http, VALID_QUERY);
    await injectFault('down');
    const dropped = fetchVideos(urls.http, VALID_QUERY);
    await expect(dropped).rejects.toThrow();
    const recovered = await fetchVideos(urls.http, VALID_QUERY);
    const calls = await callControlApi<{ path: string; status: number }[]>(
      urls.http,
      'GET',
      'calls?service=videos',
    );

    expect([failed.status, recovered.status]).toEqual([503, 200]);
    expect(calls.map(({ status }) => status)).toEqual([503, 0, 200]);
    expect(JSON.stringify(calls)).not.toContain('video_key_sandbox');
  });

  it('has a unique id of 11 characters for each video', () => {
    expect(new Set(VIDEOS.map(({ id }) => id)).size).toBe(VIDEOS.length);
    for (const { id } of VIDEOS) expect(id).toMatch(/^[\w-]{11}$/);
  });
});

describe('video player', () => {
  it('plays a short film, marked as a sample, for each video of the sample library', async () => {
    const { urls } = await startTestSandbox();

    const page = await fetch(`${urls.http}/embed/sample-m001?autoplay=1&rel=0`);
    const html = await page.text();
    const [, film = ''] = /<video src="([^"]+)"/.exec(html) ?? [];
    const file = await fetch(new URL(film, urls.http));

    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(html).toContain('<title>A flake that cuts</title>');
    expect(html).toContain('<p>Sample video</p>');
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'video/webm']);
    expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
  });

  it('returns 404 for an unknown video', async () => {
    const { urls } = await startTestSandbox();

    expect((await fetch(`${urls.http}/embed/no-such-one`)).status).toBe(404);
    expect((await fetch(`${urls.http}/embed/<script>`)).status).toBe(404);
  });
});
