import { startTestApp } from '@paniscus/server/testing';
import type { TestApp } from '@paniscus/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

describe('server health', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp();
  });
  afterAll(() => server.stop());

  it.each(['/api/health/live', '/api/health/ready', '/api/health/ready/', '/API/Health/Ready'])(
    'is reported at %s',
    async (path) => {
      const answer = await fetch(server.url + path);

      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual({ status: 'ok' });
    },
  );

  it('is returned with a request id and a content security policy that blocks everything', async () => {
    const answer = await fetch(`${server.url}/api/health/live`);

    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer.headers.get('x-powered-by')).toBeNull();
  });

  it('returns problem details for an unknown path', async () => {
    const answer = await fetch(`${server.url}/api/nothing-here`);

    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(await answer.json()).toMatchObject({ title: 'Not Found', status: 404 });
  });
});
