import { randomUUID } from 'node:crypto';
import { JwtService } from '@nestjs/jwt';
import { send, signIn, signInAs, startServer } from '@paniscus/server/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';

type Claims = Record<string, unknown>;

const jwt = new JwtService({});
const decode = (token: string) => jwt.decode<Claims>(token);

const server = await startServer();
const validClaims = decode((await signInAs(server, 'ada')).access);

describe('access token', () => {
  afterEach(() => vi.restoreAllMocks());

  const sign = (claims: Claims, options: { secret?: string; algorithm?: 'HS256' | 'HS512' } = {}) =>
    jwt.sign(claims, { secret: server.settings.jwtSecret, algorithm: 'HS256', ...options });
  const post = (access: string) => send(server, '/api/posts/', {}, { access });

  it('contains issuer, audience, lifetime and session, but no personal data', () => {
    expect(Object.keys(validClaims).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'jti', 'sid', 'sub', 'typ']);
    expect(Number(validClaims.exp) - Number(validClaims.iat)).toBe(15 * 60);
  });

  it('is accepted when re-signed with the same claims', async () => {
    expect((await post(sign(validClaims))).status).toBe(422);
  });

  it.each(['exp', 'iat', 'aud', 'iss', 'typ', 'sid', 'jti'])('is rejected without %s', async (claim) => {
    const remaining = Object.fromEntries(Object.entries(validClaims).filter(([name]) => name !== claim));
    // The library adds `iat` by default; the option also removes an existing one.
    const token = jwt.sign(remaining, {
      secret: server.settings.jwtSecret,
      algorithm: 'HS256',
      noTimestamp: claim === 'iat',
    });

    expect((await post(token)).status).toBe(401);
  });

  it.each<[string, () => string]>([
    ['another key', () => sign(validClaims, { secret: 'x'.repeat(32) })],
    ['another algorithm', () => sign(validClaims, { algorithm: 'HS512' })],
    ['no algorithm', () => `${encodePart({ alg: 'none', typ: 'JWT' })}.${encodePart(validClaims)}.`],
    ['another issuer', () => sign({ ...validClaims, iss: 'somebody' })],
    ['another audience', () => sign({ ...validClaims, aud: 'somebody' })],
    ['another type', () => sign({ ...validClaims, typ: 'refresh' })],
    ['an unknown session', () => sign({ ...validClaims, sid: randomUUID() })],
    ['a malformed session id', () => sign({ ...validClaims, sid: "' OR 1=1 --" })],
    ['an object as session id', () => sign({ ...validClaims, sid: { $ne: null } })],
    ['a longer lifetime', () => sign({ ...validClaims, exp: Number(validClaims.iat) + 86_400 })],
    ['empty content', () => ''],
    ['only two dots', () => '..'],
    ['ten thousand characters', () => 'x'.repeat(10_000)],
  ])('is rejected with %s', async (_, getToken) => {
    const response = await post(getToken());

    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toMatch(/^Bearer/);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
  });

  it('lasts 15 minutes', async () => {
    const signedInAt = Date.parse('2026-03-04T12:00:00Z');
    // Tokens are verified against the system time.
    vi.useFakeTimers({ toFake: ['Date'], now: signedInAt });
    const { access } = await signIn(server, 'ada');

    vi.setSystemTime(signedInAt + 15 * 60_000 - 1000);
    const valid = await post(access);
    vi.setSystemTime(signedInAt + 15 * 60_000);
    const expired = await post(access);
    vi.useRealTimers();

    expect([valid.status, expired.status]).toEqual([422, 401]);
  });

  it('does not block a public route when it is invalid', async () => {
    const response = await fetch(`${server.url}/api/posts/`, {
      headers: { authorization: 'Bearer nonsense' },
    });

    expect(response.status).toBe(200);
  });

  it('causes a `WWW-Authenticate` challenge on a public route when it is invalid', async () => {
    const { access } = await signIn(server, 'ada');
    const fetchPosts = (authorization: string) =>
      fetch(`${server.url}/api/posts/`, { headers: { authorization } });

    const [invalid, valid] = [await fetchPosts('Bearer nonsense'), await fetchPosts(`Bearer ${access}`)];

    expect(invalid.headers.get('www-authenticate')).toMatch(/^Bearer/);
    expect(valid.headers.get('www-authenticate')).toBeNull();
  });
});

function encodePart(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
