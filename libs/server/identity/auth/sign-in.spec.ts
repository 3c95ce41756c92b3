import { Clock } from '@paniscus/server/platform';
import { createStaff, PASSWORD, send, signIn, startServer } from '@paniscus/server/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { StaffService } from '../staff/staff.service.ts';

const server = await startServer({ TRUST_PROXY: '127.0.0.1' });
await createStaff(server, 'Ada');

describe('signing in', () => {
  afterEach(() => vi.restoreAllMocks());

  const attempt = (username: string, password: string, ip = '203.0.113.1') =>
    send(server, '/api/token/', { username, password }, { headers: { 'x-forwarded-for': ip } });

  it('returns a token pair for the correct name and password, ignoring the case of the name', async () => {
    const response = await attempt('ADA', PASSWORD);

    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(Object.keys((await response.json()) as object).sort()).toEqual(['access', 'refresh']);
  });

  it('returns the same error for a wrong password, an unknown name and a disabled account', async () => {
    await createStaff(server, 'Gone');
    await server.app.get(StaffService).disable('Gone');

    const responses = await Promise.all([
      attempt('Ada', 'not the password'),
      attempt('Nobody', PASSWORD),
      attempt('Gone', PASSWORD),
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
  ])('names the invalid fields of the body %j', async (body, fields) => {
    const response = await send(server, '/api/token/', body);

    expect(response.status).toBe(422);
    expect(Object.keys(((await response.json()) as { errors: object }).errors)).toEqual(fields);
  });

  it('checks at most twenty passwords per IP and returns Retry-After', async () => {
    const attempts = Array.from({ length: 200 }, (_, n) => attempt(`somebody-${n}`, 'guess', '198.51.100.7'));

    const responses = await Promise.all(attempts);

    const checked = responses.filter(({ status }) => status === 401);
    const rejected = responses.filter(({ status }) => status === 429);
    expect(checked.length).toBeLessThanOrEqual(20);
    expect(checked.length + rejected.length).toBe(200);
    for (const response of rejected) expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('counts an IPv6 /64 as one IP', async () => {
    const responses: number[] = [];
    for (let n = 0; n < 25; n += 1)
      responses.push((await attempt(`anybody-${n}`, 'guess', `2001:db8::${n.toString(16)}`)).status);

    expect(responses.filter((status) => status === 401)).toHaveLength(20);
    expect(responses.slice(20)).toEqual([429, 429, 429, 429, 429]);
  });

  it('lets a stranger use up only the attempts of their own network', async () => {
    await createStaff(server, 'Target');
    for (const name of ['Target', 'No-Such-Person']) {
      const responses: number[] = [];
      for (let n = 0; n < 12; n += 1) responses.push((await attempt(name, 'guess', '203.0.113.20')).status);

      expect(responses).toEqual([...Array<number>(10).fill(401), 429, 429]);
    }

    const samePlace = await attempt('Target', PASSWORD, '203.0.113.20');
    const elsewhere = await attempt('Target', PASSWORD, '203.0.113.21');

    expect([samePlace.status, elsewhere.status]).toEqual([429, 200]);
  });

  it('allows three attempts per network while many networks guess one name', async () => {
    for (let n = 0; n < 30; n += 1) await attempt('Busy-Name', 'guess', `203.0.113.${n + 30}`);

    const responses: number[] = [];
    for (let n = 0; n < 5; n += 1)
      responses.push((await attempt('Busy-Name', 'guess', '192.0.2.200')).status);

    expect(responses).toEqual([401, 401, 401, 429, 429]);
  });

  it('gives ten attempts to a browser that signed in before, while its network is used up', async () => {
    await createStaff(server, 'Grace');
    const login = await attempt('Grace', PASSWORD, '192.0.2.50');
    const [cookie = ''] = login.headers.get('set-cookie')?.split(';') ?? [];
    for (let n = 0; n < 20; n += 1) await attempt(`name-${n}`, 'guess', '192.0.2.60');
    const attemptWithCookie = (name: string, password: string, value: string) =>
      send(
        server,
        '/api/token/',
        { username: name, password },
        { headers: { 'x-forwarded-for': '192.0.2.60', cookie: value } },
      );

    const responses: number[] = [];
    responses.push((await attemptWithCookie('Grace', PASSWORD, '')).status);
    responses.push((await attemptWithCookie('Grace', PASSWORD, `${cookie.slice(0, -1)}!`)).status);
    responses.push((await attemptWithCookie('Target', PASSWORD, cookie)).status);
    responses.push((await attemptWithCookie('Grace', PASSWORD, `other=1; ${cookie}`)).status);

    expect(responses).toEqual([429, 429, 429, 200]);
    const guesses: number[] = [];
    for (let n = 0; n < 11; n += 1) guesses.push((await attemptWithCookie('Grace', 'guess', cookie)).status);
    expect(guesses).toEqual([...Array<number>(10).fill(401), 429]);
  });

  it('sets the cookie of a known browser only after a correct password', async () => {
    const failed = await attempt('Grace', 'guess', '192.0.2.70');
    const correct = await attempt('Grace', PASSWORD, '192.0.2.70');

    expect(failed.headers.get('set-cookie')).toBeNull();
    expect(correct.headers.get('set-cookie')).toMatch(
      /^staff_device_\d+=[\w.-]+; Path=\/api\/token; Max-Age=15552000; HttpOnly; SameSite=Strict$/,
    );
  });

  it('admits a user after a few mistakes, and everyone again after 15 minutes', async () => {
    await createStaff(server, 'Mary');
    for (let n = 0; n < 9; n += 1) await attempt('Mary', 'mistake', '192.0.2.1');

    const afterMistakes = await attempt('Mary', PASSWORD, '192.0.2.1');
    vi.spyOn(server.app.get(Clock), 'now').mockReturnValue(new Date(Date.now() + 16 * 60_000));
    const afterWaiting = await attempt('somebody-0', 'guess', '198.51.100.7');

    expect([afterMistakes.status, afterWaiting.status]).toEqual([200, 401]);
  });

  it('does not count a correct password as an attempt', async () => {
    await createStaff(server, 'Often');

    for (let n = 0; n < 25; n += 1) await signIn(server, 'Often');

    expect((await signIn(server, 'Often')).access).not.toBe('');
  });
});
