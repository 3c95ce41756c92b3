import { DAY_MS, HOUR_MS } from '@paniscus/domain/timing';
import { Clock } from '@paniscus/server/platform';
import {
  createVisitor,
  TRUST_LOCAL_PROXY,
  startServerWithSandbox,
  startTestApp,
  startTestSandbox,
} from '@paniscus/server/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type DescriptionsResponse = { status: number; body: Record<string, unknown>; headers: Headers };

/** Descriptions stay cached in the server, so each test uses other videos. */
const { sandbox, server } = await startServerWithSandbox(TRUST_LOCAL_PROXY);

describe('video descriptions', () => {
  let createdIds = 0;
  beforeEach(() => sandbox.reset());
  afterEach(() => {
    vi.restoreAllMocks();
  });

  async function fetchDescriptions(
    ids: string | readonly string[],
    headers = createVisitor(),
  ): Promise<DescriptionsResponse> {
    const query = new URLSearchParams({ ids: typeof ids === 'string' ? ids : ids.join(',') });
    const response = await fetch(`${server.url}/api/video-descriptions/?${query}`, { headers });
    const body = (await response.json()) as Record<string, unknown>;
    return { status: response.status, body, headers: response.headers };
  }
  const createOtherIds = (count: number) =>
    Array.from({ length: count }, () => `strange${String(createdIds++).padStart(4, '0')}`);
  const listCalls = () => sandbox.calls('videos');
  const advanceClock = (ms: number) =>
    vi.spyOn(server.app.get(Clock), 'now').mockReturnValue(new Date(Date.now() + ms));

  it('come from YouTube without the standard promotional line, and are cacheable', async () => {
    const { status, body, headers } = await fetchDescriptions('sample-m002,sample-f001');

    expect(status).toBe(200);
    expect(body).toEqual({
      'sample-m002': 'Gather wood, break it, stack it, light it and wait: cooking on a fire takes planning.',
      'sample-f001':
        'Bonobos live in the wild in only one country, the Democratic Republic of the Congo, south of the Congo River.',
    });
    expect(headers.get('cache-control')).toBe('public, max-age=300');
    const [call] = await listCalls();
    expect(call?.path).toContain('part=snippet');
    expect(call?.path).not.toContain('key');
  });

  it('are empty for a video that is unknown to the service or has none', async () => {
    const { body } = await fetchDescriptions('sample-p002,no-such-vid');

    expect(body).toEqual({ 'sample-p002': '', 'no-such-vid': '' });
  });

  it('are fetched once in six hours, even for concurrent requests', async () => {
    await Promise.all([
      fetchDescriptions('sample-l001'),
      fetchDescriptions('sample-l001'),
      fetchDescriptions('sample-l001,sample-l002'),
      fetchDescriptions('sample-l002'),
    ]);
    const first = (await listCalls()).flatMap(({ path }) => parseIds(path));
    advanceClock(5 * HOUR_MS);
    await fetchDescriptions('sample-l001');
    const second = (await listCalls()).length;
    advanceClock(7 * HOUR_MS);
    await fetchDescriptions('sample-l001');

    expect(first.sort()).toEqual(['sample-l001', 'sample-l002']);
    expect((await listCalls()).length).toBe(second + 1);
  });

  it('are fetched again after ten minutes for a missing video', async () => {
    const [id = ''] = createOtherIds(1);
    await fetchDescriptions(id);
    await fetchDescriptions(id);
    expect(await listCalls()).toHaveLength(1);

    advanceClock(HOUR_MS / 5);
    await fetchDescriptions(id);

    expect(await listCalls()).toHaveLength(2);
  });

  it('are fetched in batches of at most fifty', async () => {
    const ids = createOtherIds(120);

    const { status, body } = await fetchDescriptions(ids);

    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(ids);
    const groups = (await listCalls()).map(({ path }) => parseIds(path).length);
    expect(groups.sort((one, other) => one - other)).toEqual([20, 50, 50]);
  });

  it.each([
    ['no id', '', 422],
    ['no valid id', 'a,b,<script>alert(1)', 422],
    ['too many ids', Array.from({ length: 201 }, (_, n) => `video-${10_000 + n}`).join(','), 422],
    ['a list too long for a URL', 'x'.repeat(20_000), 431],
  ])('are rejected for %s', async (_what, ids, expected) => {
    const { status, body } = await fetchDescriptions(ids);

    expect(status).toBe(expected);
    expect(body['status']).toBe(expected);
    expect(await listCalls()).toEqual([]);
  });

  it('return an error when there is no valid id', async () => {
    const { body } = await fetchDescriptions('a,b');

    expect(body).toMatchObject({
      detail: 'No valid video IDs found.',
      errors: { ids: 'No valid video IDs found.' },
    });
  });

  it.each([
    ['down', 'sample-k001'],
    ['error', 'sample-k002'],
    ['slow', 'sample-k003'],
  ] as const)(
    'are unavailable during an outage of the service (%s) and available again afterward',
    async (mode, id) => {
      const timeout = AbortSignal.timeout.bind(AbortSignal);
      const waits = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(200));
      await sandbox.injectFault({ service: 'videos', mode });
      const during = await fetchDescriptions(id);
      await sandbox.clearFaults();
      waits.mockImplementation(timeout);
      const after = await fetchDescriptions(id);

      expect(waits).toHaveBeenCalledWith(server.settings.timeouts.youtube);
      expect(during.status).toBe(503);
      expect(during.headers.get('content-type')).toContain('application/problem+json');
      expect(during.headers.get('retry-after')).toBe('10');
      expect(during.headers.get('cache-control')).toBe('no-store');
      expect(after.body[id]).toMatch(/^[A-Z]/);
    },
  );

  it('are served stale for a week while the service is unavailable', async () => {
    const known = await fetchDescriptions('sample-t002');
    await sandbox.injectFault({ service: 'videos', mode: 'down' });

    advanceClock(6 * DAY_MS);
    const stale = await fetchDescriptions('sample-t002');
    advanceClock(8 * DAY_MS);
    const expired = await fetchDescriptions('sample-t002');

    expect(stale.body).toEqual(known.body);
    expect(expired.status).toBe(503);
  });

  it('are returned without caching when others are unavailable', async () => {
    const known = await fetchDescriptions('sample-t001');
    await sandbox.injectFault({ service: 'videos', mode: 'down' });

    const partial = await fetchDescriptions(['sample-t001', 'sample-n404']);

    expect([partial.status, partial.body]).toEqual([200, known.body]);
    expect(partial.headers.get('cache-control')).toBe('no-store');
    expect((await fetchDescriptions('sample-n404')).status).toBe(503);
  });

  it('are rate-limited per network for videos outside the library only', async () => {
    const visitor = createVisitor();
    for (const id of createOtherIds(20)) expect((await fetchDescriptions(id, visitor)).status).toBe(200);

    const rejected = await fetchDescriptions(createOtherIds(1), visitor);

    expect(rejected.status).toBe(429);
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await fetchDescriptions('sample-t003', visitor)).status).toBe(200);
    expect((await fetchDescriptions(createOtherIds(1), createVisitor())).status).toBe(200);
  });

  it('are not fetched indefinitely while the service fails', async () => {
    await sandbox.injectFault({ service: 'videos', mode: 'down' });

    for (const id of createOtherIds(10)) expect((await fetchDescriptions(id)).status).toBe(503);

    expect((await listCalls()).length).toBeLessThanOrEqual(5);
  });
});

describe('a server without a video service key', () => {
  it('returns empty descriptions without calling the service', async () => {
    const sandbox = await startTestSandbox();
    const server = await startTestApp({
      ...sandbox.environment,
      SANDBOX: '0',
      VIDEO_API_KEY: '',
      JWT_SECRET: 'a secret of thirty-two bytes, or more',
    });

    const response = await fetch(`${server.url}/api/video-descriptions?ids=sample-m001`);

    expect(await response.json()).toEqual({ 'sample-m001': '' });
    expect(await sandbox.calls('videos')).toEqual([]);
    await server.stop();
    await sandbox.stop();
  });
});

const parseIds = (path: string) =>
  (new URLSearchParams(path.split('?')[1]).get('id') ?? '').split(',').filter(Boolean);
