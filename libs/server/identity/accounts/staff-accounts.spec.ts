import type { StaffMember, TokenPair } from '@paniscus/domain/session';
import { DAY_MS } from '@paniscus/domain/timing';
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
import { DataSource } from 'typeorm';
import { afterEach, describe, expect, it, vi } from 'vitest';

const { sandbox, server } = await startServerWithSandbox({ JOB_RETRY_S: '1' });
const { access } = await signInAs(server, 'ann', 'admin');

afterEach(async () => {
  vi.restoreAllMocks();
  await sandbox.clearFaults();
});

const post = (path: string, body: object = {}) => send(server, `/api/staff/${path}`, body, { access });
const list = async () => {
  const response = await fetch(`${server.url}/api/staff/`, {
    headers: { authorization: `Bearer ${access}` },
  });
  return (await response.json()) as StaffMember[];
};
const find = async (username: string) => (await list()).find((member) => member.username === username);
const getId = async (username: string) => (await find(username))?.id ?? 0;
const invite = async (email: string, role = 'author') => {
  const response = await post('', { email, role });
  return { response, member: (await response.json()) as StaffMember };
};
const findTokens = async (email: string) => {
  await waitUntilIdle(server, sandbox);
  const mails = (await sandbox.mail()).filter(({ to }) => to === email);
  return mails.map(({ text }) => /\/invitation\/([\w-]{43})/.exec(text)?.[1] ?? '');
};
const open = (token: string) => fetch(`${server.url}/api/invitations/${token}/`);
const accept = (token: string, body: object = { name: 'Mary Leakey', password: PASSWORD }) =>
  send(server, `/api/invitations/${token}/`, body);

describe('invitation', () => {
  it('is emailed with a link with which the person sets a name and a password', async () => {
    const { response, member } = await invite('mary@example.org', 'editor');
    const [token = ''] = await findTokens('mary@example.org');
    const opened = await open(token);

    const accepted = await accept(token);
    const pair = (await accepted.json()) as TokenPair;

    expect(response.status).toBe(201);
    expect(member).toMatchObject({ username: 'mary@example.org', status: 'invited', last_used_at: null });
    expect(await opened.json()).toEqual({ email: 'mary@example.org', role: 'editor' });
    expect(accepted.status).toBe(201);
    expect((await send(server, '/api/posts/', {}, { access: pair.access })).status).toBe(422);
    expect((await signIn(server, 'Mary@example.org')).access).not.toBe('');
    expect(await find('mary@example.org')).toMatchObject({
      name: 'Mary Leakey',
      role: 'editor',
      status: 'active',
      invitation_expires_at: null,
    });
  });

  it('works once, even when it is accepted several times at once', async () => {
    await invite('once@example.org');
    const [token = ''] = await findTokens('once@example.org');

    const responses = await Promise.all([accept(token), accept(token), accept(token)]);

    expect(responses.map(({ status }) => status).sort()).toEqual([201, 404, 404]);
    expect((await open(token)).status).toBe(404);
  });

  it('expires after seven days', async () => {
    await invite('late@example.org');
    const [token = ''] = await findTokens('late@example.org');
    const now = Date.now();

    vi.spyOn(server.app.get(Clock), 'now').mockReturnValue(new Date(now + 7 * DAY_MS + 1000));

    expect([(await open(token)).status, (await accept(token)).status]).toEqual([404, 404]);
  });

  it('is marked when the mail server refuses the address, until it is canceled', async () => {
    const email = 'refused@example.org';
    await sandbox.injectFault({ service: 'smtp', mode: 'error', match: email, status: 550 });
    const { member } = await invite(email);
    await waitUntilIdle(server, sandbox);
    const refused = await find(email);

    await post(`${member.id}/cancel-invitation/`);

    expect([member.is_invitation_refused, refused?.is_invitation_refused]).toEqual([false, true]);
    expect(await find(email)).toBeUndefined();
  });

  it('can be sent again, which replaces the link, and canceled, which deletes the account', async () => {
    const { member } = await invite('twice@example.org');
    const [first = ''] = await findTokens('twice@example.org');

    const resent = await post(`${member.id}/resend-invitation/`);
    const [, second = ''] = await findTokens('twice@example.org');
    const statuses = [(await open(first)).status, (await open(second)).status];
    const canceled = await post(`${member.id}/cancel-invitation/`);

    expect([resent.status, canceled.status]).toEqual([200, 204]);
    expect(statuses).toEqual([404, 200]);
    expect((await open(second)).status).toBe(404);
    expect(await find('twice@example.org')).toBeUndefined();
  });

  it('cannot be canceled once it is accepted', async () => {
    const id = await getId('mary@example.org');

    const responses = [await post(`${id}/cancel-invitation/`), await post(`${id}/resend-invitation/`)];

    expect(responses.map(({ status }) => status)).toEqual([409, 409]);
  });

  it('is rejected for an email address that has an account, in any case', async () => {
    const response = await post('', { email: 'MARY@example.org', role: 'author' });

    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      detail: 'This email address already has an account or an invitation.',
    });
  });

  it.each([
    [{ email: 'nobody', role: 'editor' }, 'email'],
    [{ email: 'a@example.org', role: 'king' }, 'role'],
    [{ email: 'a@example.org' }, 'role'],
  ])('names the invalid field of %j', async (body, field) => {
    const response = await post('', body);

    expect(response.status).toBe(422);
    expect(Object.keys(((await response.json()) as { errors: object }).errors)).toContain(field);
  });

  it('rejects a weak password and can still be accepted', async () => {
    await invite('weak@example.org');
    const [token = ''] = await findTokens('weak@example.org');

    const weak = await accept(token, { name: 'Weak', password: '1234567890' });

    expect(weak.status).toBe(422);
    expect(await weak.json()).toMatchObject({ errors: { password: expect.any(String) } });
    expect((await accept(token)).status).toBe(201);
  });

  it('cannot sign in before it is accepted', async () => {
    await invite('early@example.org');

    const response = await send(server, '/api/token/', { username: 'early@example.org', password: '' });
    const guess = await send(server, '/api/token/', { username: 'early@example.org', password: PASSWORD });

    expect([response.status, guess.status]).toEqual([422, 401]);
  });

  it('is stored without anything that would open its link', async () => {
    await invite('stored@example.org');
    const [token = ''] = await findTokens('stored@example.org');

    const rows = await server.app.get(DataSource).query('SELECT * FROM staff_links');

    expect(token).toHaveLength(43);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('staff accounts', () => {
  it('get another role, which applies to the next request', async () => {
    await createStaff(server, 'rose', 'editor');
    const rose = await signIn(server, 'rose');
    const readOrders = async () =>
      (await fetch(`${server.url}/api/orders/`, { headers: { authorization: `Bearer ${rose.access}` } }))
        .status;
    const before = await readOrders();

    const response = await post(`${await getId('rose')}/role/`, { role: 'admin' });

    expect([before, response.status, await readOrders()]).toEqual([403, 200, 200]);
    await post(`${await getId('rose')}/role/`, { role: 'editor' });
  });

  it('are disabled and enabled, and signed out by force', async () => {
    await createStaff(server, 'bill');
    const id = await getId('bill');
    const isSignedIn = async (token: string) =>
      (await send(server, '/api/posts/', {}, { access: token })).status === 422;
    const first = await signIn(server, 'bill');

    await post(`${id}/sign-out/`);
    const afterSignOut = await isSignedIn(first.access);
    const second = await signIn(server, 'bill');
    await post(`${id}/disable/`);
    const afterDisabling = await isSignedIn(second.access);
    const status = (await find('bill'))?.status;
    await post(`${id}/enable/`);

    expect([afterSignOut, afterDisabling, status]).toEqual([false, false, 'disabled']);
    expect(await isSignedIn((await signIn(server, 'bill')).access)).toBe(true);
  });

  it('always include an active administrator', async () => {
    const id = await getId('ann');

    const responses = [await post(`${id}/disable/`), await post(`${id}/role/`, { role: 'editor' })];

    expect(responses.map(({ status }) => status)).toEqual([409, 409]);
    expect(await find('ann')).toMatchObject({ role: 'admin', status: 'active' });
  });

  it('keep an administrator when two administrators remove each other at the same time', async () => {
    await createStaff(server, 'bob', 'admin');
    const [ann, bob] = [await getId('ann'), await getId('bob')];

    const responses = await Promise.all([
      post(`${ann}/role/`, { role: 'editor' }),
      post(`${bob}/role/`, { role: 'editor' }),
    ]);

    const admins = await server.app
      .get(DataSource)
      .query(
        "SELECT id FROM staff_accounts WHERE role = 'admin' AND disabled_at IS NULL AND password_hash IS NOT NULL",
      );
    expect(admins).toHaveLength(1);
    expect(responses.some(({ status }) => status !== 200)).toBe(true);
  });
});
