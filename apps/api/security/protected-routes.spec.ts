import type { OpenAPIObject } from '@nestjs/swagger';
import { listOperations } from '@paniscus/server/platform';
import { send, signInAs, startServer } from '@paniscus/server/testing';
import { describe, expect, it } from 'vitest';
import { rawRequest, sendRaw } from './raw-request.ts';

const server = await startServer();
const document = (await (await fetch(`${server.url}/api/docs/openapi.json`)).json()) as OpenAPIObject;
const protectedRoutes = listOperations(document)
  .filter(([, , operation]) => operation.security?.length !== 0)
  .map(([path, method]) => ({ method: method.toUpperCase(), path: path.replace(/\{\w+\}/g, '1') }));
await signInAs(server, 'ada');

describe('a protected route', () => {
  const body = JSON.stringify({ title: 'x', content: 'x' });
  const readStatus = async (method: string, target: string, headers: Record<string, string> = {}) => {
    const json = { 'content-type': 'application/json', 'content-length': String(body.length), ...headers };
    const [status] = await sendRaw(server.url, rawRequest(method, target, json, body));
    return status ?? 0;
  };

  it('returns 401 without a token, with and without a trailing slash', async () => {
    expect(protectedRoutes.length).toBeGreaterThan(1);
    for (const { method, path } of protectedRoutes) {
      expect(await readStatus(method, path)).toBe(401);
      expect(await readStatus(method, `${path}/`)).toBe(401);
    }
  });

  it.each<[string, (path: string) => string]>([
    ['a different case', (path) => path.toUpperCase()],
    ['doubled slashes', (path) => path.replaceAll('/', '//')],
    ['a doubled leading slash', (path) => `/${path}`],
    ['several trailing slashes', (path) => `${path}///`],
    ['a parameter after a semicolon', (path) => `${path};x=1`],
    ['a semicolon inside', (path) => path.replace('/posts', ';x/posts')],
    ['an encoded dot', (path) => `${path}/%2e`],
    ['an encoded parent directory', (path) => `/api/health/%2e%2e${path.slice(4)}`],
    ['a parent directory', (path) => `/api/health/..${path.slice(4)}`],
    ['an encoded slash', (path) => path.replace(/\/(?=[^/]*$)/, '%2f')],
    ['an encoded letter', (path) => path.replace('posts', '%70osts')],
    ['a doubly encoded letter', (path) => path.replace('posts', '%2570osts')],
    ['a backslash', (path) => path.replaceAll('/', '\\')],
    ['a NUL', (path) => `${path}%00`],
    ['a fragment', (path) => `${path}#x`],
    ['a query', (path) => `${path}?public=true`],
    ['an absolute target', (path) => `http://localhost${path}`],
    ['a file extension', (path) => `${path}.json`],
    ['a malformed escape', (path) => `${path}%`],
    ['an escape that is not UTF-8', (path) => `${path}%ff`],
  ])('rejects anonymous visitors when its path has %s', async (_, toVariant) => {
    for (const { method, path } of protectedRoutes)
      expect([400, 401, 404, 405, 414]).toContain(await readStatus(method, toVariant(path)));
  });

  it.each([
    { 'x-http-method-override': 'GET' },
    { 'x-http-method': 'GET' },
    { 'x-method-override': 'GET' },
    { 'x-original-url': '/api/health/live' },
    { 'x-rewrite-url': '/api/health/live' },
    { 'x-forwarded-for': '127.0.0.1' },
    { 'x-forwarded-user': 'ada' },
    { authorization: 'Basic YWRhOng=' },
    { authorization: 'Bearer' },
    { authorization: 'Bearer null' },
    { cookie: 'accessToken=x' },
  ])('ignores the header %j', async (headers) => {
    for (const { method, path } of protectedRoutes)
      expect(await readStatus(method, path, headers as never)).toBe(401);
  });

  it('cannot be reached by a safe method with a method override', async () => {
    const before = await (await fetch(`${server.url}/api/posts/`)).json();

    for (const method of ['GET', 'HEAD', 'OPTIONS'])
      for (const header of ['x-http-method-override', 'x-http-method', 'x-method-override'])
        await sendRaw(server.url, rawRequest(method, '/api/posts/?_method=POST', { [header]: 'POST' }));

    expect(await (await fetch(`${server.url}/api/posts/`)).json()).toEqual(before);
  });

  it('handles HEAD like GET and rejects other methods', async () => {
    expect(await readStatus('HEAD', '/api/posts/')).toBe(200);
    for (const method of ['PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT', 'PROPFIND', 'FROB'])
      expect([0, 400, 401, 404, 405, 415]).toContain(await readStatus(method, '/api/posts/1/'));
  });

  it('never redirects', async () => {
    for (const path of ['/api/posts', '/api/posts/', '/API/POSTS', '/api//posts', '/api', '/api/'])
      expect(await readStatus('GET', path)).not.toBeGreaterThanOrEqual(500);
    const response = await fetch(`${server.url}/api/posts`, { redirect: 'manual' });
    expect(response.status).toBe(200);
  });

  it('accepts a token from the header only', async () => {
    const { access } = await signInAs(server, 'grace');

    const inQuery = await send(server, `/api/posts/?access_token=${access}`, { title: 'x', content: 'x' });
    const inBody = await send(server, '/api/posts/', { title: 'x', content: 'x', access_token: access });

    expect([inQuery.status, inBody.status]).toEqual([401, 401]);
  });
});
