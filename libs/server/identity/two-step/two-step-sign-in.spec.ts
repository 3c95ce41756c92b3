import { SIGN_IN_PROBLEMS } from '@paniscus/domain/session';
import { Clock } from '@paniscus/server/platform';
import { createStaffWithTwoStep, PASSWORD, send, startServer } from '@paniscus/server/testing';
import type { TwoStepUser } from '@paniscus/server/testing';
import { DataSource } from 'typeorm';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { StaffService } from '../staff/staff.service.ts';

const STEP_MS = 30_000;

let now = Date.now();
/** Of a network without wrong passwords. */
let ip = '';
let networks = 0;
const server = await startServer({ TRUST_PROXY: '127.0.0.1' });

beforeEach(() => {
  networks += 1;
  ip = `192.0.2.${networks}`;
});
afterEach(() => vi.restoreAllMocks());

/** Moves the server's clock to the next time step, whose code was not used yet. */
function nextStep(): Date {
  now += 3 * STEP_MS;
  const date = new Date(now);
  vi.spyOn(server.app.get(Clock), 'now').mockReturnValue(date);
  return date;
}

const attempt = (username: string, code: string | undefined, { password = PASSWORD, from = ip } = {}) =>
  send(server, '/api/token/', { username, password, code }, { headers: { 'x-forwarded-for': from } });

/** Saves the time of hashing. */
const acceptPasswords = () =>
  vi.spyOn(server.app.get(StaffService), 'verifyPassword').mockResolvedValue(true);

async function readProblem(response: Response) {
  const { type, detail } = (await response.json()) as { type: string; detail: string };
  return { status: response.status, type, detail };
}

const CODE_REQUIRED = {
  status: 401,
  type: SIGN_IN_PROBLEMS.codeRequired,
  detail: 'A one-time code is required.',
};
const CODE_WRONG = {
  status: 401,
  type: SIGN_IN_PROBLEMS.codeWrong,
  detail: 'This code is incorrect or has already been used.',
};

describe('signing in with two steps', () => {
  let user: TwoStepUser;
  beforeAll(async () => {
    user = await createStaffWithTwoStep(server, 'rose');
  });

  it('asks for a code after the right password only', async () => {
    const withoutCode = await attempt('rose', undefined);
    const wrongPassword = await attempt('rose', undefined, { password: 'wrong' });
    const wrongPasswordWithCode = await attempt('rose', user.generate(nextStep()), { password: 'wrong' });

    expect(await readProblem(withoutCode)).toEqual(CODE_REQUIRED);
    expect(withoutCode.headers.get('set-cookie')).toBeNull();
    for (const response of [wrongPassword, wrongPasswordWithCode])
      expect(await readProblem(response)).toMatchObject({
        type: 'about:blank',
        detail: 'Invalid credentials',
      });
  });

  it('accepts the code of the app once', async () => {
    const code = user.generate(nextStep());

    const first = await attempt('rose', code);
    const replayed = await attempt('rose', code);

    expect(first.status).toBe(200);
    expect(Object.keys((await first.json()) as object).sort()).toEqual(['access', 'refresh']);
    expect(await readProblem(replayed)).toEqual(CODE_WRONG);
  });

  it.each([
    ['two steps ago', -2, 401],
    ['one step ago', -1, 200],
    ['one step ahead', 1, 200],
    ['two steps ahead', 2, 401],
  ])('accepts clocks that differ by one step: %s', async (_, steps, status) => {
    const date = nextStep();

    const response = await attempt('rose', user.generate(new Date(date.getTime() + steps * STEP_MS)));

    expect(response.status).toBe(status);
  });

  it('does not accept a code of an earlier step than the last one', async () => {
    const date = nextStep();
    const [earlier, current] = [user.generate(new Date(date.getTime() - STEP_MS)), user.generate(date)];

    const responses = [await attempt('rose', current), await attempt('rose', earlier)];

    expect(responses.map(({ status }) => status)).toEqual([200, 401]);
  });

  it('lets one of several requests with the same code in', async () => {
    const code = user.generate(nextStep());
    const recoveryCode = user.recoveryCodes[9];

    for (const raced of [code, recoveryCode]) {
      const responses = await Promise.all([1, 2, 3].map(() => attempt('rose', raced)));

      expect(responses.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    }
  });

  it('accepts each recovery code once, however it is typed', async () => {
    const [code = ''] = user.recoveryCodes;

    const responses = [
      await attempt('rose', code.toLowerCase().replaceAll('-', ' ')),
      await attempt('rose', code),
      await attempt('rose', 'ABCD-EFGH-JKMN-PQRS'),
      await attempt('rose', 'not a code'),
    ];

    expect(responses.map(({ status }) => status)).toEqual([200, 401, 401, 401]);
  });

  it('counts wrong codes like wrong passwords', async () => {
    await createStaffWithTwoStep(server, 'guessed');
    acceptPasswords();
    const statuses: number[] = [];
    for (let count = 0; count < 12; count += 1) statuses.push((await attempt('guessed', '000000')).status);

    const elsewhere = await attempt('guessed', undefined, { from: '203.0.113.10' });

    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
    expect(elsewhere.status).toBe(401);
  });

  it('limits wrong codes of an account from all networks, but not passwords', async () => {
    const target = await createStaffWithTwoStep(server, 'target');
    acceptPasswords();
    const statuses: number[] = [];
    for (let count = 0; count < 22; count += 1)
      statuses.push((await attempt('target', '000000', { from: `198.51.100.${count}` })).status);

    const rightCode = await attempt('target', target.generate());
    const withoutCode = await attempt('target', undefined);

    expect(statuses).toEqual([...Array<number>(20).fill(401), 429, 429]);
    expect(rightCode.status).toBe(429);
    expect(await readProblem(withoutCode)).toEqual(CODE_REQUIRED);
  });

  it('stores neither the secret nor the recovery codes', async () => {
    const { secret, recoveryCodes } = user;

    const rows = JSON.stringify([
      await server.app.get(DataSource).query('SELECT * FROM staff_two_step'),
      await server.app.get(DataSource).query('SELECT * FROM staff_recovery_codes'),
    ]);

    for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
      expect(rows).not.toContain(text);
  });

  it('ignores a code for an account without two steps, and rejects one that is too long', async () => {
    const { username } = await createStaffWithTwoStep(server, 'plain', { isOn: false });

    expect((await attempt(username, '123456')).status).toBe(200);
    expect((await attempt(username, '1'.repeat(41))).status).toBe(422);
  });
});
