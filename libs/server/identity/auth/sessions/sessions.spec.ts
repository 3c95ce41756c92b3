import { randomUUID } from 'node:crypto';
import type { StaffSession, TokenPair } from '@paniscus/domain/session';
import { Clock } from '@paniscus/server/platform';
import { createStaff, PASSWORD, send, signIn, startServer } from '@paniscus/server/testing';
import { DataSource } from 'typeorm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StaffService } from '../../staff/staff.service.ts';
import { SessionsService } from './sessions.service.ts';

const SECOND = 1000;
const DAY = 86_400 * SECOND;

const server = await startServer();
await createStaff(server, 'ada');

describe('session', () => {
  /** The clock is stopped, so that a slow machine does not use up the ten seconds of a used token. */
  let startedAt: number;
  beforeEach(() => {
    startedAt = Date.now();
    setClock(startedAt);
  });
  afterEach(() => vi.restoreAllMocks());

  const setClock = (ms: number) => vi.spyOn(server.app.get(Clock), 'now').mockReturnValue(new Date(ms));
  const advanceClock = (ms: number) => setClock(startedAt + ms);
  const refresh = (token: string) => send(server, '/api/token/refresh/', { refresh: token });
  const refreshPair = async (token: string) => (await (await refresh(token)).json()) as TokenPair;
  /** A 422 for the empty post shows that the guard admitted the request. */
  const isSignedIn = async (access: string) =>
    (await send(server, '/api/posts/', {}, { access })).status === 422;

  it('continues with a new token pair on every refresh', async () => {
    const first = await signIn(server, 'ada');

    const response = await refresh(first.refresh);
    const second = (await response.json()) as TokenPair;

    expect(response.status).toBe(200);
    expect(second.refresh).not.toBe(first.refresh);
    expect(await isSignedIn(second.access)).toBe(true);
    expect((await refresh(second.refresh)).status).toBe(200);
  });

  it('continues when several tabs refresh at the same time', async () => {
    const { refresh: token } = await signIn(server, 'ada');

    const responses = await Promise.all([refresh(token), refresh(token), refresh(token)]);

    const pairs = (await Promise.all(responses.map((response) => response.json()))) as TokenPair[];
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(pairs.map((pair) => pair.refresh)).size).toBe(3);
    for (const pair of pairs) expect((await refresh(pair.refresh)).status).toBe(200);
  });

  it('accepts a used refresh token again within ten seconds, and revokes the family after that', async () => {
    const { refresh: token } = await signIn(server, 'ada');
    const next = await refreshPair(token);
    advanceClock(9 * SECOND);
    const grace = await refresh(token);

    advanceClock(11 * SECOND);
    const reuse = await refresh(token);

    expect([grace.status, reuse.status]).toEqual([200, 401]);
    expect((await refresh(next.refresh)).status).toBe(401);
    expect(await isSignedIn(next.access)).toBe(false);
  });

  it('revokes only its own token family', async () => {
    const stolen = await signIn(server, 'ada');
    const other = await signIn(server, 'ada');
    await refresh(stolen.refresh);

    advanceClock(11 * SECOND);
    await refresh(stolen.refresh);

    expect((await refresh(other.refresh)).status).toBe(200);
  });

  it('expires after seven days without use and after thirty days in total', async () => {
    const idle = await signIn(server, 'ada');
    let used = await signIn(server, 'ada');

    advanceClock(7 * DAY);
    expect((await refresh(idle.refresh)).status).toBe(401);

    for (const day of [6, 12, 18, 24, 29]) {
      advanceClock(day * DAY);
      used = await refreshPair(used.refresh);
    }
    advanceClock(30 * DAY + SECOND);
    expect((await refresh(used.refresh)).status).toBe(401);
  });

  it('was last used when it last asked for something, to the minute', async () => {
    const { access } = await signIn(server, 'ada');
    const readLastUse = async () => {
      const headers = { authorization: `Bearer ${access}` };
      const response = await fetch(`${server.url}/api/account/sessions/`, { headers });
      const sessions = (await response.json()) as StaffSession[];
      return Date.parse(sessions.find(({ is_current: isCurrent }) => isCurrent)?.last_used_at ?? '');
    };

    advanceClock(59 * SECOND);
    expect(await readLastUse()).toBe(startedAt);
    advanceClock(780 * SECOND);
    expect(await readLastUse()).toBe(startedAt + 780 * SECOND);
  });

  it('ends immediately on logout, which is idempotent', async () => {
    const first = await signIn(server, 'ada');
    const second = await refreshPair(first.refresh);

    const responses = [
      await send(server, '/api/token/revoke/', { refresh: first.refresh }),
      await send(server, '/api/token/revoke/', { refresh: second.refresh }),
      await send(server, '/api/token/revoke/', { refresh: 'unknown' }),
    ];

    expect(responses.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(await isSignedIn(second.access)).toBe(false);
    expect((await refresh(second.refresh)).status).toBe(401);
  });

  it('ends immediately when the account is disabled, and stays ended after it is enabled again', async () => {
    await createStaff(server, 'bill');
    const pair = await signIn(server, 'bill');

    await server.app.get(StaffService).disable('bill');
    const whileDisabled = [await isSignedIn(pair.access), (await refresh(pair.refresh)).status];
    await server.app.get(StaffService).enable('bill');

    expect(whileDisabled).toEqual([false, 401]);
    expect(await isSignedIn(pair.access)).toBe(false);
    expect(await isSignedIn((await signIn(server, 'bill')).access)).toBe(true);
  });

  it('ends immediately when the password changes', async () => {
    await createStaff(server, 'lin');
    const pair = await signIn(server, 'lin');

    await server.app.get(StaffService).setPassword('lin', 'a-hundred-other-figs');

    expect([await isSignedIn(pair.access), (await refresh(pair.refresh)).status]).toEqual([false, 401]);
    await expect(signIn(server, 'lin', PASSWORD)).rejects.toThrow('401');
    expect(await isSignedIn((await signIn(server, 'lin', 'a-hundred-other-figs')).access)).toBe(true);
  });

  it.each([
    [{}, 422],
    [{ refresh: 7 }, 422],
    [{ refresh: '' }, 422],
    [{ refresh: 'x'.repeat(201) }, 422],
    [{ refresh: randomUUID() }, 401],
  ])('is not refreshed by the body %j', async (body, status) => {
    expect((await send(server, '/api/token/refresh/', body)).status).toBe(status);
  });

  it('stores nothing in the database that could be used to sign in', async () => {
    const { refresh: token } = await signIn(server, 'ada');

    const rows = await server.app.get(DataSource).query('SELECT * FROM staff_refresh_tokens');

    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('is deleted a month after it ended', async () => {
    const count = async () => {
      const [row] = await server.app
        .get(DataSource)
        .query<{ count: number }[]>('SELECT count(*)::int AS count FROM staff_refresh_tokens');
      return row?.count;
    };
    await signIn(server, 'ada');

    advanceClock(59 * DAY);
    await server.app.get(SessionsService).prune();
    const before = await count();
    advanceClock(61 * DAY);
    await server.app.get(SessionsService).prune();

    expect(before).toBeGreaterThan(0);
    expect(await count()).toBe(0);
  });
});
