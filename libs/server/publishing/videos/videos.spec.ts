import { Clock } from '@paniscus/server/platform';
import { aVisitor, TRUSTING, startTestApp, startTestSandbox } from '@paniscus/server/testing';
import type { TestApp, TestSandbox } from '@paniscus/server/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type Answer = { status: number; body: Record<string, unknown>; headers: Headers };

/** Descriptions stay cached in the server, so each test uses other videos. */
describe('video descriptions', () => {
  let sandbox: TestSandbox;
  let server: TestApp;
  let invented = 0;
  beforeAll(async () => {
    sandbox = await startTestSandbox();
    server = await startTestApp({ ...sandbox.environment, ...TRUSTING });
  });
  beforeEach(() => sandbox.reset());
  afterEach(() => {
    vi.restoreAllMocks();
  });
  afterAll(async () => {
    await server.stop();
    await sandbox.stop();
  });

  async function asked(ids: string | readonly string[], headers = aVisitor()): Promise<Answer> {
    const query = new URLSearchParams({ ids: typeof ids === 'string' ? ids : ids.join(',') });
    const response = await fetch(`${server.url}/api/video-descriptions/?${query}`, { headers });
    const body = (await response.json()) as Record<string, unknown>;
    return { status: response.status, body, headers: response.headers };
  }
  const strangers = (count: number) =>
    Array.from({ length: count }, () => `strange${String(invented++).padStart(4, '0')}`);
  const calls = () => sandbox.calls('videos');
  const later = (ms: number) =>
    vi.spyOn(server.app.get(Clock), 'now').mockReturnValue(new Date(Date.now() + ms));

  it('come from the video service without the common footer, and are cacheable', async () => {
    const { status, body, headers } = await asked('sample-m002,sample-f001');

    expect(status).toBe(200);
    expect(body).toEqual({
      'sample-m002': 'Gather, break, lay, light, wait. A meal on a fire is a plan of five steps.',
      'sample-f001':
        'Bonobos live wild in one country only, the Democratic Republic of the Congo, south of the great river.',
    });
    expect(headers.get('cache-control')).toBe('public, max-age=300');
    const [call] = await calls();
    expect(call?.path).toContain('part=snippet');
    expect(call?.path).not.toContain('key');
  });

  it('are empty where the service has none or no such video', async () => {
    const { body } = await asked('sample-p002,no-such-vid');

    expect(body).toEqual({ 'sample-p002': '', 'no-such-vid': '' });
  });

  it('are fetched once in six hours, even for concurrent requests', async () => {
    await Promise.all([
      asked('sample-l001'),
      asked('sample-l001'),
      asked('sample-l001,sample-l002'),
      asked('sample-l002'),
    ]);
    const first = (await calls()).flatMap(({ path }) => idsIn(path));
    later(5 * HOUR_MS);
    await asked('sample-l001');
    const second = (await calls()).length;
    later(7 * HOUR_MS);
    await asked('sample-l001');

    expect(first.sort()).toEqual(['sample-l001', 'sample-l002']);
    expect((await calls()).length).toBe(second + 1);
  });

  it('are fetched again after ten minutes for a missing video', async () => {
    const [id = ''] = strangers(1);
    await asked(id);
    await asked(id);
    expect(await calls()).toHaveLength(1);

    later(HOUR_MS / 5);
    await asked(id);

    expect(await calls()).toHaveLength(2);
  });

  it('are fetched in batches of at most fifty', async () => {
    const ids = strangers(120);

    const { status, body } = await asked(ids);

    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(ids);
    const groups = (await calls()).map(({ path }) => idsIn(path).length);
    expect(groups.sort((one, other) => one - other)).toEqual([20, 50, 50]);
  });

  it.each([
    ['no id', '', 422],
    ['nothing that could be one', 'a,b,<script>alert(1)', 422],
    ['more than anyone needs', Array.from({ length: 201 }, (_, n) => `video-${10_000 + n}`).join(','), 422],
    ['a list too long for an address', 'x'.repeat(20_000), 431],
  ])('are refused for %s', async (_what, ids, expected) => {
    const { status, body } = await asked(ids);

    expect(status).toBe(expected);
    expect(body['status']).toBe(expected);
    expect(await calls()).toEqual([]);
  });

  it('return an error when there is no valid id', async () => {
    const { body } = await asked('a,b');

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
    'are unavailable during an outage of the service (%s) and available again afterwards',
    async (mode, id) => {
      const timeout = AbortSignal.timeout.bind(AbortSignal);
      const waits = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(200));
      await sandbox.break({ service: 'videos', mode });
      const away = await asked(id);
      await sandbox.mend();
      waits.mockImplementation(timeout);
      const mended = await asked(id);

      expect(waits).toHaveBeenCalledWith(5000);
      expect(away.status).toBe(503);
      expect(away.headers.get('content-type')).toContain('application/problem+json');
      expect(away.headers.get('retry-after')).toBe('10');
      expect(away.headers.get('cache-control')).toBe('no-store');
      expect(mended.body[id]).toMatch(/^[A-Z]/);
    },
  );

  it('are served stale for a week while the service is unavailable', async () => {
    const known = await asked('sample-t002');
    await sandbox.break({ service: 'videos', mode: 'down' });

    later(6 * DAY_MS);
    const soon = await asked('sample-t002');
    later(8 * DAY_MS);
    const late = await asked('sample-t002');

    expect(soon.body).toEqual(known.body);
    expect(late.status).toBe(503);
  });

  it('are returned in part, uncached, when others are unavailable', async () => {
    const known = await asked('sample-t001');
    await sandbox.break({ service: 'videos', mode: 'down' });

    const partly = await asked(['sample-t001', 'sample-n404']);

    expect([partly.status, partly.body]).toEqual([200, known.body]);
    expect(partly.headers.get('cache-control')).toBe('no-store');
    expect((await asked('sample-n404')).status).toBe(503);
  });

  it('are rate-limited per network for videos outside the library only', async () => {
    const visitor = aVisitor();
    for (const id of strangers(20)) expect((await asked(id, visitor)).status).toBe(200);

    const refused = await asked(strangers(1), visitor);

    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await asked('sample-t003', visitor)).status).toBe(200);
    expect((await asked(strangers(1), aVisitor())).status).toBe(200);
  });

  it('are not fetched indefinitely while the service fails', async () => {
    await sandbox.break({ service: 'videos', mode: 'down' });

    for (const id of strangers(10)) expect((await asked(id)).status).toBe(503);

    expect((await calls()).length).toBeLessThanOrEqual(5);
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

const idsIn = (path: string) =>
  (new URLSearchParams(path.split('?')[1]).get('id') ?? '').split(',').filter(Boolean);
