import type { StaffSession } from '@paniscus/domain/session';
import { Clock } from '@paniscus/server/platform';
import {
  createStaff,
  PASSWORD,
  send,
  signIn,
  signInAs,
  startServerWithSandbox,
  waitUntilIdle,
} from '@paniscus/server/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { StaffService } from '../staff/staff.service.ts';

const NEW_PASSWORD = 'seventy-blackberries-before-noon';

const { sandbox, server } = await startServerWithSandbox({ JOB_RETRY_S: '1' });

afterEach(() => vi.restoreAllMocks());

const get = async (path: string, access: string) =>
  fetch(`${server.url}/api/account/${path}`, { headers: { authorization: `Bearer ${access}` } });
const isSignedIn = async (access: string) => (await get('', access)).status === 200;

describe('own account', () => {
  it('tells who is signed in, with the role', async () => {
    const { access } = await signInAs(server, 'ada', 'author');

    expect(await (await get('', access)).json()).toEqual({
      id: expect.any(Number),
      username: 'ada',
      name: 'ada the Writer',
      email: null,
      pending_email: null,
      can_change_email: true,
      role: 'author',
    });
  });

  it('changes its password, which ends the other sessions only', async () => {
    const other = await signInAs(server, 'rose');
    const current = await signIn(server, 'rose');

    const response = await send(
      server,
      '/api/account/password/',
      { current_password: PASSWORD, new_password: NEW_PASSWORD },
      { access: current.access },
    );

    expect(response.status).toBe(204);
    expect([await isSignedIn(current.access), await isSignedIn(other.access)]).toEqual([true, false]);
    expect((await send(server, '/api/token/refresh/', { refresh: current.refresh })).status).toBe(200);
    await expect(signIn(server, 'rose', PASSWORD)).rejects.toThrow('401');
    expect((await signIn(server, 'rose', NEW_PASSWORD)).access).not.toBe('');
  });

  it.each([
    [{ current_password: 'wrong', new_password: NEW_PASSWORD }, 'current_password'],
    [{ current_password: PASSWORD, new_password: 'short' }, 'new_password'],
    [{ current_password: PASSWORD, new_password: PASSWORD }, 'new_password'],
    [{ current_password: PASSWORD, new_password: '1234567890' }, 'new_password'],
    [{ new_password: NEW_PASSWORD }, 'current_password'],
  ])('names the invalid field of %j', async (body, field) => {
    const access = (await signIn(server, 'ada')).access;

    const response = await send(server, '/api/account/password/', body, { access });

    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: { [field]: expect.any(String) } });
  });

  it('limits wrong current passwords', async () => {
    const { access } = await signInAs(server, 'guessed');
    const body = { current_password: 'wrong', new_password: NEW_PASSWORD };

    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1)
      statuses.push((await send(server, '/api/account/password/', body, { access })).status);

    expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
  });

  it('lists its sessions with their devices, and ends the others', async () => {
    await createStaff(server, 'lin');
    const login = { username: 'lin', password: PASSWORD };
    const headers = {
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    };
    const current = (await (await send(server, '/api/token/', login, { headers })).json()) as {
      access: string;
    };
    const other = await signIn(server, 'lin');

    const sessions = (await (await get('sessions/', current.access)).json()) as StaffSession[];
    const response = await send(server, '/api/account/sessions/end-others/', {}, { access: current.access });

    expect(sessions.filter(({ is_current: isCurrent }) => isCurrent)).toMatchObject([
      { device: 'Firefox on Linux' },
    ]);
    expect(sessions).toHaveLength(2);
    expect(response.status).toBe(204);
    expect([await isSignedIn(current.access), await isSignedIn(other.access)]).toEqual([true, false]);
    expect(await (await get('sessions/', current.access)).json()).toHaveLength(1);
  });
});

describe('one of the sessions', () => {
  it('is ended by its own account only', async () => {
    await createStaff(server, 'panbanisha');
    await createStaff(server, 'nyota');
    const [current, lost, stranger] = [
      await signIn(server, 'panbanisha'),
      await signIn(server, 'panbanisha'),
      await signIn(server, 'nyota'),
    ];
    const sessions = (await (await get('sessions/', lost.access)).json()) as StaffSession[];
    const lostId = sessions.find(({ is_current: isCurrent }) => isCurrent)?.id ?? '';
    const end = async ({ access }: { access: string }, id: string) =>
      (await send(server, `/api/account/sessions/${id}/end/`, {}, { access })).status;

    expect([await end(stranger, lostId), await end(current, 'unknown')]).toEqual([404, 404]);
    expect(await isSignedIn(lost.access)).toBe(true);
    expect(await end(current, lostId)).toBe(204);
    expect([await isSignedIn(current.access), await isSignedIn(lost.access)]).toEqual([true, false]);
    expect(await end(current, lostId)).toBe(404);
  });
});

describe('password reset', () => {
  const request = (email: string) => send(server, '/api/password-reset/', { email });
  const reset = (token: string, password = NEW_PASSWORD) =>
    send(server, `/api/password-reset/${token}/`, { password });
  const check = async (token: string) => (await fetch(`${server.url}/api/password-reset/${token}/`)).status;
  const findTokens = async (email: string) => {
    await waitUntilIdle(server, sandbox);
    const mails = (await sandbox.mail()).filter(({ to }) => to === email);
    return mails.map(({ text }) => /\/reset-password\/([\w-]{43})/.exec(text)?.[1] ?? '');
  };
  const createWithEmail = async (username: string) => {
    await createStaff(server, username);
    await server.app.get(StaffService).setEmail(username, `${username}@example.org`);
    return `${username}@example.org`;
  };

  it('sends a link that sets a new password once and ends all sessions', async () => {
    const email = await createWithEmail('mary');
    const session = await signIn(server, 'mary');
    const requested = await request(email.toUpperCase());
    const [token = ''] = await findTokens(email);
    const before = await check(token);

    const statuses = [(await reset(token)).status, (await reset(token)).status];

    expect([requested.status, before, ...statuses]).toEqual([202, 200, 204, 404]);
    expect(await isSignedIn(session.access)).toBe(false);
    expect((await signIn(server, 'mary', NEW_PASSWORD)).access).not.toBe('');
  });

  it('answers the same for an unknown email address, and sends nothing', async () => {
    const known = await request(await createWithEmail('known'));
    const unknown = await request('nobody@example.org');

    expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
    expect(await findTokens('nobody@example.org')).toEqual([]);
  });

  it('replaces earlier links, expires after an hour, and is sent three times an hour', async () => {
    const email = await createWithEmail('late');
    for (let count = 0; count < 5; count += 1) {
      await request(email);
      await waitUntilIdle(server, sandbox);
    }
    const tokens = await findTokens(email);
    const statuses = await Promise.all(tokens.map(check));

    vi.spyOn(server.app.get(Clock), 'now').mockReturnValue(new Date(Date.now() + 3_601_000));

    expect(statuses).toEqual([404, 404, 200]);
    expect(await check(tokens[2] ?? '')).toBe(404);
    expect((await reset(tokens[2] ?? '')).status).toBe(404);
  });

  it.each(['short', 'x', '%2e%2e', 'a'.repeat(43)])('returns 404 for the token %j', async (token) => {
    expect(await check(token)).toBe(404);
  });
});
