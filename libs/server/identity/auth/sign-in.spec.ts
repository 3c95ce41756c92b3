import { Clock } from '@paniscus/server/platform';
import { createStaff, PASSWORD, send, signIn, startTestApp } from '@paniscus/server/testing';
import type { TestApp } from '@paniscus/server/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { StaffService } from '../staff/staff.service.ts';

describe('signing in', () => {
  let server: TestApp;
  /** Behind a proxy that says which address a visitor has. */
  beforeAll(async () => {
    server = await startTestApp({ TRUST_PROXY: '127.0.0.1' });
    await createStaff(server, 'Ada');
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => server.stop());

  const guess = (username: string, password: string, address = '203.0.113.1') =>
    send(server, '/api/token/', { username, password }, { headers: { 'x-forwarded-for': address } });

  it('answers a pair of tokens for the right name and password, whatever the case of the name', async () => {
    const answer = await guess('ADA', PASSWORD);

    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(Object.keys((await answer.json()) as object).sort()).toEqual(['access', 'refresh']);
  });

  it('says the same for a wrong password, an unknown name and a disabled account', async () => {
    await createStaff(server, 'Gone');
    await server.app.get(StaffService).disable('Gone');

    const answers = await Promise.all([
      guess('Ada', 'not the password'),
      guess('Nobody', PASSWORD),
      guess('Gone', PASSWORD),
    ]);

    const bodies = await Promise.all(answers.map(async (answer) => (await answer.json()) as object));
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
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
  ])('names the fields that are wrong in %j', async (body, fields) => {
    const answer = await send(server, '/api/token/', body);

    expect(answer.status).toBe(422);
    expect(Object.keys(((await answer.json()) as { errors: object }).errors)).toEqual(fields);
  });

  it('looks at no more than twenty passwords from one address, and says how long to wait', async () => {
    const guesses = Array.from({ length: 200 }, (_, n) => guess(`somebody-${n}`, 'guess', '198.51.100.7'));

    const answers = await Promise.all(guesses);

    const looked = answers.filter(({ status }) => status === 401);
    const refused = answers.filter(({ status }) => status === 429);
    expect(looked.length).toBeLessThanOrEqual(20);
    expect(looked.length + refused.length).toBe(200);
    for (const answer of refused) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('counts a whole /64 of IPv6 as one address', async () => {
    const answers: number[] = [];
    for (let n = 0; n < 25; n += 1)
      answers.push((await guess(`anybody-${n}`, 'guess', `2001:db8::${n.toString(16)}`)).status);

    expect(answers.filter((status) => status === 401)).toHaveLength(20);
    expect(answers.slice(20)).toEqual([429, 429, 429, 429, 429]);
  });

  it('counts the guesses at one account from many addresses, known or not', async () => {
    await createStaff(server, 'Target');
    const rounds = Array.from({ length: 34 }, (_, n) => `203.0.113.${n + 20}`);

    for (const name of ['Target', 'No-Such-Person']) {
      const answers: number[] = [];
      for (const address of rounds) answers.push((await guess(name, 'guess', address)).status);

      expect(answers).toEqual([...Array<number>(30).fill(401), ...Array<number>(4).fill(429)]);
    }
  });

  it('lets people in from where they have signed in before, while strangers guess at their account', async () => {
    await createStaff(server, 'Grace');
    await guess('Grace', PASSWORD, '192.0.2.50');
    for (let n = 0; n < 32; n += 1) await guess('Grace', 'guess', `192.0.2.${n + 100}`);

    const stranger = await guess('Grace', PASSWORD, '192.0.2.90');
    const herself = await guess('Grace', PASSWORD, '192.0.2.50');

    expect([stranger.status, herself.status]).toEqual([429, 200]);
  });

  it('lets somebody in after a few mistakes, and everybody again after a quarter of an hour', async () => {
    await createStaff(server, 'Mary');
    for (let n = 0; n < 9; n += 1) await guess('Mary', 'mistake', '192.0.2.1');

    const afterMistakes = await guess('Mary', PASSWORD, '192.0.2.1');
    vi.spyOn(server.app.get(Clock), 'now').mockReturnValue(new Date(Date.now() + 16 * 60_000));
    const afterWaiting = await guess('somebody-0', 'guess', '198.51.100.7');

    expect([afterMistakes.status, afterWaiting.status]).toEqual([200, 401]);
  });

  it('counts no right password as a guess', async () => {
    await createStaff(server, 'Often');

    for (let n = 0; n < 25; n += 1) await signIn(server, 'Often');

    expect((await signIn(server, 'Often')).access).not.toBe('');
  });
});
