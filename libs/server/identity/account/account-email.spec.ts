import type { Account, AuditEvent } from '@paniscus/domain/session';
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

const { sandbox, server } = await startServerWithSandbox({ JOB_RETRY_S: '1' });
const admin = (await signInAs(server, 'ann', 'admin')).access;

afterEach(() => vi.restoreAllMocks());

/** Signs in a new editor with the address `{name}@example.org`. */
async function openAccount(name: string) {
  await createStaff(server, name);
  await server.app.get(StaffService).setEmail(name, `${name}@example.org`);
  return openSession((await signIn(server, name)).access);
}

function openSession(access: string) {
  const headers = { authorization: `Bearer ${access}` };
  const get = async () => (await (await fetch(`${server.url}/api/account/`, { headers })).json()) as Account;
  const change = (email: string, current_password = PASSWORD) =>
    send(server, '/api/account/email/', { email, current_password }, { access });
  const confirm = async (token: string) =>
    (await send(server, '/api/account/email/confirm/', { token }, { access })).status;
  return { get, change, confirm };
}

async function findMails(address: string) {
  await waitUntilIdle(server, sandbox);
  return (await sandbox.mail()).filter(({ to }) => to === address);
}
const findToken = async (address: string) =>
  /\/confirm-email\/([\w-]{43})/.exec((await findMails(address)).at(-1)?.text ?? '')?.[1] ?? '';

async function listActions(actor: string): Promise<string[]> {
  const headers = { authorization: `Bearer ${admin}` };
  const events = await (await fetch(`${server.url}/api/audit/?search=${actor}`, { headers })).json();
  return (events as AuditEvent[]).map(({ action }) => action).filter((action) => action.includes('email'));
}

describe('own email address', () => {
  it('changes once the link that was sent to the new one is confirmed, and the earlier one is told', async () => {
    const { get, change, confirm } = await openAccount('rose');
    const other = await signIn(server, 'rose');

    const requested = await change('new@example.org');
    const [before, notices] = [await get(), await findMails('rose@example.org')];
    const token = await findToken('new@example.org');
    const statuses = await Promise.all([confirm(token), confirm(token)]);

    expect(requested.status).toBe(200);
    expect(before).toMatchObject({ email: 'rose@example.org', pending_email: 'new@example.org' });
    expect(notices.map(({ text }) => text)).toEqual([expect.stringContaining('to new@example.org')]);
    expect([...statuses, await confirm(token)]).toEqual([200, 200, 200]);
    expect(await get()).toMatchObject({ email: 'new@example.org', pending_email: null, username: 'rose' });
    expect(await listActions('rose')).toEqual(['account.email_changed', 'account.email_requested']);
    expect((await openSession(other.access).get()).email).toBe('new@example.org');
  });

  it('is confirmed by its own account only, within a day, with the newest link', async () => {
    const [mine, stranger] = [await openAccount('mary'), await openAccount('louis')];
    await mine.change('first@example.org');
    const replaced = await findToken('first@example.org');
    await mine.change('second@example.org');
    const token = await findToken('second@example.org');

    const refused = [await mine.confirm(replaced), await stranger.confirm(token), await mine.confirm('x')];
    vi.spyOn(server.app.get(Clock), 'now').mockReturnValue(new Date(Date.now() + 24 * 3_600_000 + 1000));
    const late = await mine.confirm(token);
    vi.restoreAllMocks();

    expect([...refused, late]).toEqual([404, 404, 404, 404]);
    expect(await mine.confirm(token)).toBe(200);
  });

  it('ends links for a new password that were sent to the earlier one', async () => {
    const { change, confirm } = await openAccount('jane');
    await send(server, '/api/password-reset/', { email: 'jane@example.org' });
    const [reset] = await findMails('jane@example.org');
    const link = /\/reset-password\/([\w-]{43})/.exec(reset?.text ?? '')?.[1];
    await change('jane.new@example.org');

    await confirm(await findToken('jane.new@example.org'));

    expect((await fetch(`${server.url}/api/password-reset/${link}/`)).status).toBe(404);
  });

  it('is not requested with a wrong password, for a known address, or more than five times an hour', async () => {
    const { change } = await openAccount('dian');
    await openAccount('taken');

    const refused = [
      await change('new.dian@example.org', 'wrong'),
      await change('Taken@example.org'),
      await change('dian@example.org'),
      await change('no address'),
    ];
    const errors = await Promise.all(
      refused.map(async (response) => Object.keys(((await response.json()) as { errors: object }).errors)),
    );
    const statuses: number[] = [];
    for (let count = 0; count < 4; count += 1) statuses.push((await change(`d${count}@example.org`)).status);

    expect(errors).toEqual([['current_password'], ['email'], ['email'], ['email']]);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});
