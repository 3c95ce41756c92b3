import { startServer } from '@paniscus/server/testing';
import { describe, expect, it } from 'vitest';
import { exchangeRaw, rawRequest } from './raw-request.ts';

const server = await startServer();

describe('a malformed HTTP request', () => {
  const json = { 'content-type': 'application/json' };

  it.each([
    [
      'two content lengths',
      rawRequest('POST', '/api/token/', { ...json, 'content-length': '2, 3' }, '{}'),
      400,
    ],
    [
      'a content length and chunked encoding',
      rawRequest(
        'POST',
        '/api/token/',
        { ...json, 'content-length': '2', 'transfer-encoding': 'chunked' },
        '0\r\n\r\n',
      ),
      400,
    ],
    [
      'a negative content length',
      rawRequest('POST', '/api/token/', { ...json, 'content-length': '-1' }, '{}'),
      400,
    ],
    [
      'a chunk without a valid size',
      rawRequest('POST', '/api/token/', { ...json, 'transfer-encoding': 'chunked' }, 'zz\r\n'),
      400,
    ],
    ['an unknown method', rawRequest('FROB', '/api/posts/'), 400],
    ['no HTTP at all', 'hello\r\n\r\n', 400],
    ['a header of 20 kB', rawRequest('GET', '/api/posts/', { x: 'x'.repeat(20_000) }), 431],
    ['a URL of 20 kB', rawRequest('GET', `/api/${'x'.repeat(20_000)}`), 431],
    ['a malformed escape', rawRequest('GET', '/api/posts/%'), 400],
    ['an escape that is not UTF-8', rawRequest('GET', '/api/%ff'), 400],
    [
      'a compressed body',
      rawRequest('POST', '/api/token/', { ...json, 'content-length': '2', 'content-encoding': 'gzip' }, '{}'),
      415,
    ],
  ])('with %s is rejected with problem details', async (_, request, status) => {
    const response = await exchangeRaw(server.url, request);

    expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(response).toContain('application/problem+json');
    expect(response).toMatch(/content-security-policy: default-src 'none'/i);
    expect(response).toMatch(/"instance":"[0-9a-f-]{36}"/);
    expect(response).not.toMatch(/FST_|HPE_|node/);
  });
});
