import { Clock } from '@paniscus/server/platform';
import { createStaff, PASSWORD, send, signIn, startTestApp } from '@paniscus/server/testing';
import type { TestApp } from '@paniscus/server/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { StaffService } from '../staff/staff.service.ts';

describe('signing in', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp({ TRUST_PROXY: '127.0.0.1' });
    await createStaff(server, 'Ada');
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => server.stop());

  const guess = (username: string, password: string, address = '203.0.113.1') =>
    send(server, '/api/token/', { username, password }, { headers: { 'x-forwarded-for': address } });

  it('returns a token pair for the right name and password, ignoring the case of the name', async () => {
    const response = await guess('ADA', PASSWORD);

    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(Object.keys((await response.json()) as object).sort()).toEqual(['access', 'refresh']);
  });

  it('returns the same error for a wrong password, an unknown name and a disabled account', async () => {
    await createStaff(server, 'Gone');
    await server.app.get(StaffService).disable('Gone');

    const responses = await Promise.all([
      guess('Ada', 'not the password'),
      guess('Nobody', PASSWORD),
      guess('Gone', PASSWORD),
    ]);

    const bodies = await Promise.all(responses.map(async (response) => (await response.json()) as object));
    expect(responses.map(({ status }) => status)).toEqual([401, 401, 401]);
    for (const body of bodies) expect({ ...body, instance: '' }).toEqual({ ...bodies[0], instance: '' });
    expect(bodies[0]).toMatchObject({ title: 'Unauthorized', detail: 'Invalid credentials', status: 401 });
  });

  it.each([
    [{}, ['username', 'password']],
    [{ username: 'Ada' }, ['password']],
    [{ username: '', password: 'x' }, ['username']],
    [{ username: 'Ada', password: 7 }, ['password']],
    [{ username: ['Ada'], password: 'x' }, ['username']],
    [{ username: 'Ada', password: 'x'.repeat(1025) }, ['password']],
    [{ username: 'Ada', password: '🦍'.repeat(300) }, ['password']],
    [{ username: 'Ada', password: 'x', role: 'admin' }, ['role']],
  ])('names the invalid fields in %j', async (body, fields) => {
    const response = await send(server, '/api/token/', body);

    expect(response.status).toBe(422);
    expect(Object.keys(((await response.json()) as { errors: object }).errors)).toEqual(fields);
  });

  it('checks at most twenty passwords per IP and returns Retry-After', async () => {
    const guesses = Array.from({ length: 200 }, (_, n) => guess(`somebody-${n}`, 'guess', '198.51.100.7'));

    const responses = await Promise.all(guesses);

    const looked = responses.filter(({ status }) => status === 401);
    const refused = responses.filter(({ status }) => status === 429);
    expect(looked.length).toBeLessThanOrEqual(20);
    expect(looked.length + refused.length).toBe(200);
    for (const response of refused) expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('counts an IPv6 /64 as one address', async () => {
    const responses: number[] = [];
    for (let n = 0; n < 25; n += 1)
      responses.push((await guess(`anybody-${n}`, 'guess', `2001:db8::${n.toString(16)}`)).status);

    expect(responses.filter((status) => status === 401)).toHaveLength(20);
    expect(responses.slice(20)).toEqual([429, 429, 429, 429, 429]);
  });

  it('limits attempts on one account from many IPs, whether the account exists or not', async () => {
    await createStaff(server, 'Target');
    const rounds = Array.from({ length: 34 }, (_, n) => `203.0.113.${n + 20}`);

    for (const name of ['Target', 'No-Such-Person']) {
      const responses: number[] = [];
      for (const address of rounds) responses.push((await guess(name, 'guess', address)).status);

      expect(responses).toEqual([...Array<number>(30).fill(401), ...Array<number>(4).fill(429)]);
    }
  });

  it('admits people from a network they have used before while their account is under attack', async () => {
    await createStaff(server, 'Grace');
    await guess('Grace', PASSWORD, '192.0.2.50');
    for (let n = 0; n < 32; n += 1) await guess('Grace', 'guess', `192.0.2.${n + 100}`);

    const stranger = await guess('Grace', PASSWORD, '192.0.2.90');
    const herself = await guess('Grace', PASSWORD, '192.0.2.50');

    expect([stranger.status, herself.status]).toEqual([429, 200]);
  });

  it('admits somebody after a few mistakes, and everybody again after 15 minutes', async () => {
    await createStaff(server, 'Mary');
    for (let n = 0; n < 9; n += 1) await guess('Mary', 'mistake', '192.0.2.1');

    const afterMistakes = await guess('Mary', PASSWORD, '192.0.2.1');
    vi.spyOn(server.app.get(Clock), 'now').mockReturnValue(new Date(Date.now() + 16 * 60_000));
    const afterWaiting = await guess('somebody-0', 'guess', '198.51.100.7');

    expect([afterMistakes.status, afterWaiting.status]).toEqual([200, 401]);
  });

  it('does not count a correct password as an attempt', async () => {
    await createStaff(server, 'Often');

    for (let n = 0; n < 25; n += 1) await signIn(server, 'Often');

    expect((await signIn(server, 'Often')).access).not.toBe('');
  });
});
