import type { AuditEvent, RecoveryCodes, StaffMember, TwoStep } from '@paniscus/domain/session';
import { Clock, readSettings } from '@paniscus/server/platform';
import {
  createStaffWithTwoStep,
  createTestDatabase,
  PASSWORD,
  send,
  signInAs,
  startServerWithSandbox,
  waitUntilIdle,
} from '@paniscus/server/testing';
import type { TwoStepUser } from '@paniscus/server/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AuditService, COMMAND_LINE } from '../audit/audit.service.ts';
import { StaffService } from '../staff/staff.service.ts';
import { SecretCipher } from './secret-cipher.ts';
import { TwoStepNotices } from './two-step-notices.service.ts';

const { sandbox, server } = await startServerWithSandbox({ JOB_RETRY_S: '1' });
const adminAccess = (await signInAs(server, 'ann', 'admin')).access;

// The clock is stopped, so that no code expires on a slow machine.
beforeEach(() => {
  vi.spyOn(server.app.get(Clock), 'now').mockReturnValue(new Date());
});
afterEach(() => vi.restoreAllMocks());

const get = async <Body>(path: string, access: string) =>
  (await (
    await fetch(`${server.url}/api/${path}`, { headers: { authorization: `Bearer ${access}` } })
  ).json()) as Body;
const getState = ({ access }: TwoStepUser) => get<TwoStep>('account/two-step/', access);
const logIn = (username: string, code?: string) =>
  send(server, '/api/token/', { username, password: PASSWORD, code });
const findSubjects = async (username: string) => {
  await waitUntilIdle(server, sandbox);
  const mails = (await sandbox.mail()).filter(({ to }) => to === `${username}@example.org`);
  return mails.map(({ subject }) => subject);
};
const setEmail = (username: string) =>
  server.app.get(StaffService).setEmail(username, `${username}@example.org`);
const findMember = async (username: string) =>
  (await get<StaffMember[]>('staff/', adminAccess)).find((member) => member.username === username);
const listActions = async (username: string) =>
  (await get<AuditEvent[]>('audit/?limit=100', adminAccess))
    .filter(({ actor, details }) => actor === username || details.account?.startsWith(username))
    .map(({ action }) => action);

describe('two-step sign-in of the own account', () => {
  it('is turned on with the password and a code, which ends no session', async () => {
    const user = await createStaffWithTwoStep(server, 'rose', { isOn: false });
    const before = await getState(user);
    const wrongCode = await user.post('confirm', { code: '000000' });
    const stillOff = await logIn('rose');

    const confirmed = await user.post('confirm', { code: user.generate() });
    const { recovery_codes: codes } = (await confirmed.json()) as RecoveryCodes;

    expect(before).toEqual({ turned_on_at: null, recovery_codes_left: 0 });
    expect([wrongCode.status, stillOff.status, confirmed.status]).toEqual([422, 200, 200]);
    expect(confirmed.headers.get('cache-control')).toBe('no-store');
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}$/);
    expect(await getState(user)).toEqual({ turned_on_at: expect.any(String), recovery_codes_left: 10 });
    expect(user.url).toMatch(
      /^otpauth:\/\/totp\/.+:rose\?issuer=.+&secret=[A-Z2-7]{32}&algorithm=SHA1&digits=6&period=30$/,
    );
  });

  it('is not started without the password, twice, or confirmed too late', async () => {
    const user = await createStaffWithTwoStep(server, 'lin', { isOn: false });
    const wrongPassword = await user.post('start', { current_password: 'wrong' });
    const later = new Date(Date.now() + 31 * 60_000);
    vi.spyOn(server.app.get(Clock), 'now').mockReturnValue(later);
    const tooLate = await send(server, '/api/token/', { username: 'lin', password: PASSWORD });
    const { access } = (await tooLate.json()) as { access: string };
    const confirm = (body: object) => send(server, '/api/account/two-step/confirm/', body, { access });
    const late = await confirm({ code: user.generate(later) });
    vi.restoreAllMocks();

    await user.post('confirm', { code: user.generate() });
    const again = await user.post('start', { current_password: PASSWORD });

    expect([wrongPassword.status, late.status, again.status]).toEqual([422, 422, 409]);
  });

  it('gets new recovery codes, which replace the earlier ones', async () => {
    const user = await createStaffWithTwoStep(server, 'mary');
    const [first = '', second = ''] = user.recoveryCodes;

    const response = await user.post('recovery-codes', { current_password: PASSWORD, code: first });
    const { recovery_codes: codes } = (await response.json()) as RecoveryCodes;

    expect([(await logIn('mary', second)).status, (await logIn('mary', codes[0])).status]).toEqual([
      401, 200,
    ]);
    expect((await getState(user)).recovery_codes_left).toBe(9);
  });

  it.each([
    [{ current_password: PASSWORD, code: '000000' }, 'code'],
    [{ current_password: PASSWORD, code: 'nonsense' }, 'code'],
    [{ current_password: PASSWORD }, 'code'],
    [{ current_password: 'wrong', code: '000000' }, 'current_password'],
  ])('is not turned off with %j', async (body, field) => {
    const user = await createStaffWithTwoStep(server, `careful-${field}-${JSON.stringify(body).length}`);

    const response = await user.post('turn-off', body);

    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: { [field]: expect.any(String) } });
    expect((await getState(user)).turned_on_at).not.toBeNull();
  });

  it('limits guesses of its codes', async () => {
    const user = await createStaffWithTwoStep(server, 'bill');
    const statuses: number[] = [];
    vi.spyOn(server.app.get(StaffService), 'verifyPassword').mockResolvedValue(true);
    for (let count = 0; count < 11; count += 1)
      statuses.push((await user.post('turn-off', { current_password: PASSWORD, code: '000000' })).status);

    expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
  });

  it('emails and records each change', async () => {
    const user = await createStaffWithTwoStep(server, 'grace', { isOn: false });
    await setEmail('grace');
    const confirmed = await user.post('confirm', { code: user.generate() });
    const { recovery_codes: [first, second, third] = [] } = (await confirmed.json()) as RecoveryCodes;
    await logIn('grace', first);
    await user.post('turn-off', { current_password: PASSWORD, code: second });
    const replayed = await logIn('grace', third);

    expect(replayed.status).toBe(200);
    // Workers send them at the same time.
    expect((await findSubjects('grace')).toSorted()).toEqual([
      'A recovery code was used',
      'Two-step sign-in is off',
      'Two-step sign-in is on',
    ]);
    expect(await listActions('grace')).toEqual([
      'session.started',
      'account.two_step_off',
      'session.started',
      'account.recovery_code_used',
      'account.two_step_on',
      'session.started',
    ]);
    expect((await getState(user)).recovery_codes_left).toBe(0);
  });
});

describe('two-step sign-in of a person who lost the device', () => {
  const turnOff = (id: number | undefined) =>
    send(server, `/api/staff/${id}/turn-off-two-step/`, {}, { access: adminAccess });

  it('is turned off by an administrator, and the person gets an email', async () => {
    const user = await createStaffWithTwoStep(server, 'joan');
    await waitUntilIdle(server, sandbox);
    await setEmail('joan');
    const id = (await findMember('joan'))?.id;

    const response = await turnOff(id);
    const again = await turnOff(id);

    expect([response.status, again.status]).toEqual([200, 200]);
    expect(await response.json()).toMatchObject({ username: 'joan', has_two_step: false });
    expect((await logIn('joan')).status).toBe(200);
    expect((await getState(user)).turned_on_at).toBeNull();
    expect(await findSubjects('joan')).toEqual(['An administrator turned off your two-step sign-in']);
    expect((await listActions('joan')).filter((action) => action === 'staff.two_step_off')).toHaveLength(1);
  });

  it('is not turned off by the administrator whose account it is', async () => {
    expect((await turnOff((await findMember('ann'))?.id)).status).toBe(409);
  });

  it('is turned off by the staff command, and the person gets one email', async () => {
    await createStaffWithTwoStep(server, 'dian');
    await waitUntilIdle(server, sandbox);
    await setEmail('dian');
    const staff = server.app.get(StaffService);
    const subjectId = (await findMember('dian'))?.id;

    await staff.turnOffTwoStep('dian');
    await server.app.get(AuditService).record(COMMAND_LINE, 'staff.two_step_off', { subjectId });
    for (let count = 0; count < 2; count += 1) await server.app.get(TwoStepNotices).enqueueForCommandLine();

    expect((await logIn('dian')).status).toBe(200);
    expect(await findSubjects('dian')).toEqual(['An administrator turned off your two-step sign-in']);
    await expect(staff.turnOffTwoStep('dian')).rejects.toThrow('dian does not use two-step sign-in.');
  });
});

describe('a stored secret', () => {
  it('opens only with the key of the server, for its own account', async () => {
    const { dataDir, databaseUrl, remove } = await createTestDatabase();
    const build = (secret: string) =>
      new SecretCipher(readSettings({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, JWT_SECRET: secret }));
    const cipher = build('a'.repeat(32));
    const encrypted = cipher.encrypt(7, 'JBSWY3DPEHPK3PXP');

    expect(cipher.decrypt(7, encrypted)).toBe('JBSWY3DPEHPK3PXP');
    expect(cipher.decrypt(8, encrypted)).toBeUndefined();
    expect(build('b'.repeat(32)).decrypt(7, encrypted)).toBeUndefined();
    expect(cipher.decrypt(7, 'nonsense')).toBeUndefined();
    await remove();
  });
});
