import { startServer } from '@paniscus/server/testing';
import { describe, expect, it } from 'vitest';

const server = await startServer();

describe('server health', () => {
  it.each(['/api/health/live', '/api/health/ready', '/api/health/ready/', '/API/Health/Ready'])(
    'is reported at %s',
    async (path) => {
      const response = await fetch(server.url + path);

      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ status: 'ok' });
    },
  );

  it('has a request id and a content security policy that blocks everything', async () => {
    const response = await fetch(`${server.url}/api/health/live`);

    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.get('x-powered-by')).toBeNull();
  });

  it('returns problem details for an unknown path', async () => {
    const response = await fetch(`${server.url}/api/nothing-here`);

    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
    expect(await response.json()).toMatchObject({ title: 'Not Found', status: 404 });
  });
});
