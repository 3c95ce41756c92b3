import { describe, expect, it } from 'vitest';
import { VIDEOS } from '../src/youtube/videos.data.ts';
import { aSandbox, controlling } from './sandbox-under-test.ts';

interface Listing {
  items?: { id: string; snippet?: { title: string; description: string } }[];
  error?: { code: number; message: string; errors?: { reason: string }[] };
}

const USUAL = { part: 'snippet', id: 'sample-m001', key: 'video_key_sandbox' };

async function asked(http: string, query: Record<string, string>, path = '/youtube/v3/videos') {
  const response = await fetch(`${http}${path}?${new URLSearchParams(query)}`);
  const body = (await response.json()) as Listing;
  return { status: response.status, body, reason: body.error?.errors?.[0]?.reason };
}

describe('YouTube API', () => {
  it('returns the videos of the sample library and omits unknown ids', async () => {
    const { addresses } = await aSandbox();

    const { status, body } = await asked(addresses.http, {
      ...USUAL,
      id: 'sample-m001,no-such-one,sample-p002',
    });

    expect(status).toBe(200);
    expect(body.items?.map(({ id }) => id)).toEqual(['sample-m001', 'sample-p002']);
    expect(body.items?.[0]?.snippet?.title).toBe('A flake that cuts');
    expect(body.items?.[0]?.snippet?.description).toContain('Subscribe to hear of the next one');
    expect(body.items?.[1]?.snippet?.description).toBe('');
  });

  it('returns only the requested parts', async () => {
    const { addresses } = await aSandbox();

    const { body } = await asked(addresses.http, { ...USUAL, part: 'id' });

    expect(body.items).toEqual([{ kind: 'youtube#video', id: 'sample-m001' }]);
  });

  it.each([
    ['no key', { part: 'snippet', id: 'sample-m001' }, 403, 'forbidden'],
    ['another key', { ...USUAL, key: 'guessed' }, 400, 'badRequest'],
    ['no part', { ...USUAL, part: '' }, 400, 'missingRequiredParameter'],
    ['a part that there is not', { ...USUAL, part: 'snippet,secrets' }, 400, 'unknownPart'],
    ['no id', { ...USUAL, id: '' }, 400, 'missingRequiredParameter'],
    ['fifty-one ids', { ...USUAL, id: Array(51).fill('sample-m001').join(',') }, 400, 'invalidFilters'],
  ])('rejects a call with %s', async (_what, query, status, reason) => {
    const { addresses } = await aSandbox();

    const answer = await asked(addresses.http, query);

    expect(answer).toMatchObject({ status, reason, body: { error: { code: status } } });
  });

  it('accepts 50 ids and a configured API key, and returns 404 for other paths', async () => {
    const { addresses } = await aSandbox({ VIDEO_API_KEY: 'key-of-a-spec' });
    const query = { ...USUAL, key: 'key-of-a-spec', id: Array(50).fill('sample-m001').join(',') };

    expect((await asked(addresses.http, query)).status).toBe(200);
    expect((await asked(addresses.http, query, '/youtube/v3/search')).status).toBe(404);
  });

  it('applies faults and logs calls without the API key', async () => {
    const { addresses } = await aSandbox();
    const fault = (mode: string, more = {}) =>
      controlling(addresses.http, 'POST', 'faults', { service: 'videos', mode, times: 1, ...more });

    await fault('error', { status: 503 });
    const broken = await asked(addresses.http, USUAL);
    await fault('down');
    const away = asked(addresses.http, USUAL);
    await expect(away).rejects.toThrow();
    const mended = await asked(addresses.http, USUAL);
    const calls = await controlling<{ path: string; status: number }[]>(
      addresses.http,
      'GET',
      'calls?service=videos',
    );

    expect([broken.status, mended.status]).toEqual([503, 200]);
    expect(calls.map(({ status }) => status)).toEqual([503, 0, 200]);
    expect(JSON.stringify(calls)).not.toContain('video_key_sandbox');
  });

  it('has a unique id of 11 characters for each video', () => {
    expect(new Set(VIDEOS.map(({ id }) => id)).size).toBe(VIDEOS.length);
    for (const { id } of VIDEOS) expect(id).toMatch(/^[\w-]{11}$/);
  });
});
