import { randomUUID } from 'node:crypto';
import { JwtService } from '@nestjs/jwt';
import { Clock } from '@paniscus/server/platform';
import { send, signIn, signInAs, startTestApp } from '@paniscus/server/testing';
import type { TestApp } from '@paniscus/server/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

type Claims = Record<string, unknown>;

describe('access token', () => {
  let server: TestApp;
  let good: Claims;
  beforeAll(async () => {
    server = await startTestApp();
    good = decoded((await signInAs(server, 'ada')).access);
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => server.stop());

  const jwt = new JwtService({});
  const decoded = (token: string) => jwt.decode<Claims>(token);
  const signed = (claims: Claims, options: { secret?: string; algorithm?: 'HS256' | 'HS512' } = {}) =>
    jwt.sign(claims, { secret: server.settings.jwtSecret, algorithm: 'HS256', ...options });
  const post = (access: string) => send(server, '/api/posts/', {}, { access });

  it('contains issuer, audience, lifetime and session, but nothing about the person', () => {
    expect(Object.keys(good).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'jti', 'sid', 'sub', 'typ']);
    expect(Number(good.exp) - Number(good.iat)).toBe(15 * 60);
  });

  it('is accepted when re-signed with the same claims', async () => {
    expect((await post(signed(good))).status).toBe(422);
  });

  it.each(['exp', 'iat', 'aud', 'iss', 'typ', 'sid', 'jti'])('is rejected without %s', async (claim) => {
    const rest = Object.fromEntries(Object.entries(good).filter(([name]) => name !== claim));
    // The library adds `iat` by default; the option also removes one that is given.
    const token = jwt.sign(rest, {
      secret: server.settings.jwtSecret,
      algorithm: 'HS256',
      noTimestamp: claim === 'iat',
    });

    expect((await post(token)).status).toBe(401);
  });

  it.each<[string, () => string]>([
    ['another key', () => signed(good, { secret: 'x'.repeat(32) })],
    ['another algorithm', () => signed(good, { algorithm: 'HS512' })],
    ['no algorithm', () => `${part({ alg: 'none', typ: 'JWT' })}.${part(good)}.`],
    ['another issuer', () => signed({ ...good, iss: 'somebody' })],
    ['another audience', () => signed({ ...good, aud: 'somebody' })],
    ['another type', () => signed({ ...good, typ: 'refresh' })],
    ['a session that never was', () => signed({ ...good, sid: randomUUID() })],
    ['a session that cannot be', () => signed({ ...good, sid: "' OR 1=1 --" })],
    ['a session that is an object', () => signed({ ...good, sid: { $ne: null } })],
    ['a longer life', () => signed({ ...good, exp: Number(good.iat) + 86_400 })],
    ['nothing in it', () => ''],
    ['two dots', () => '..'],
    ['ten thousand characters', () => 'x'.repeat(10_000)],
  ])('is rejected with %s', async (_, getToken) => {
    const response = await post(getToken());

    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toMatch(/^Bearer/);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
  });

  it('lasts 15 minutes', async () => {
    const now = Date.now();
    const clock = vi.spyOn(server.app.get(Clock), 'now');
    // The token is verified against the real time, and a busy machine may take a while to get here.
    clock.mockReturnValue(new Date(now - 14 * 60_000));
    const young = await signIn(server, 'ada');
    clock.mockReturnValue(new Date(now - 15.1 * 60_000));
    const old = await signIn(server, 'ada');
    clock.mockRestore();

    expect([(await post(young.access)).status, (await post(old.access)).status]).toEqual([422, 401]);
  });

  it('is ignored on a public route when it is invalid', async () => {
    const response = await fetch(`${server.url}/api/posts/`, {
      headers: { authorization: 'Bearer nonsense' },
    });

    expect(response.status).toBe(200);
  });

  it('returns a `WWW-Authenticate` challenge on a public route when it is invalid', async () => {
    const { access } = await signIn(server, 'ada');
    const ask = (authorization: string) => fetch(`${server.url}/api/posts/`, { headers: { authorization } });

    const [bad, good] = [await ask('Bearer nonsense'), await ask(`Bearer ${access}`)];

    expect(bad.headers.get('www-authenticate')).toMatch(/^Bearer/);
    expect(good.headers.get('www-authenticate')).toBeNull();
  });
});

function part(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
