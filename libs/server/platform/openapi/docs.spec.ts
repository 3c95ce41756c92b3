import type { OpenAPIObject } from '@nestjs/swagger';
import { startTestApp } from '@paniscus/server/testing';
import type { TestApp } from '@paniscus/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOperations } from './api-description.ts';

describe('the API’s description', () => {
  let server: TestApp;
  let document: OpenAPIObject;
  beforeAll(async () => {
    server = await startTestApp();
    document = (await (await fetch(`${server.url}/api/docs/openapi.json`)).json()) as OpenAPIObject;
  });
  afterAll(() => server.stop());

  /** Every route that the HTTP server answers under /api, as OpenAPI writes it. */
  function routes(): string[] {
    const fastify = server.app.getHttpAdapter().getInstance();
    return listRoutes(fastify.printRoutes({ commonPrefix: false }))
      .map(({ path, method }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
      .filter((route) => / \/api\//.test(route) && !route.startsWith('HEAD'));
  }

  it('knows every route of the server, and no other', () => {
    const described = listOperations(document).map(([path, method]) => `${method.toUpperCase()} ${path}`);

    expect(routes().length).toBeGreaterThan(8);
    expect(described.sort()).toEqual(routes().sort());
  });

  it('says of each in a sentence what it does, and what it answers', () => {
    for (const [path, method, operation] of listOperations(document)) {
      expect(operation.summary, `${method} ${path}`).toMatch(/^[A-Z].*\.$/);
      expect(Object.keys(operation.responses).some((status) => status.startsWith('2'))).toBe(true);
    }
  });

  it('says who may', () => {
    expect(document.paths['/api/posts']?.get?.security).toEqual([]);
    expect(document.paths['/api/posts']?.post?.security).toEqual([{ staff: [] }]);
    expect(document.paths['/api/posts']?.post?.responses).toHaveProperty('401');
  });

  it('describes bodies as the forms’ own rules do', () => {
    const body = document.paths['/api/posts']?.post?.requestBody;

    expect(body).toMatchObject({
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['title', 'content'],
            properties: { title: { type: 'string', maxLength: 200 } },
            additionalProperties: false,
          },
        },
      },
    });
  });

  it('says the unit of every amount', () => {
    for (const [, , { requestBody }] of listOperations(document))
      for (const amount of JSON.stringify(requestBody ?? {}).match(/"amount":\{[^}]*\}/g) ?? [])
        expect(amount).toMatch(/US (?:cents|dollars)/);
  });

  it('is a page as well, with nothing from elsewhere and no script', async () => {
    const answer = await fetch(`${server.url}/api/docs`);
    const html = await answer.text();

    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'; style-src 'sha256-/);
    expect(html).toContain('POST /api/posts');
    expect(html).not.toMatch(/<script|<link|src=|http-equiv/);
  });
});

/** Reads the tree that Fastify prints. */
function listRoutes(tree: string): { path: string; method: string }[] {
  const parents: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const match = /^([│ ]*)[├└]── (\S+)(?: \((.+)\))?$/.exec(line);
    if (match === null) return [];
    const [, indent = '', segment = '', methods = ''] = match;
    const depth = indent.length / 4;
    const path = (parents[depth - 1] ?? '') + segment;
    parents[depth] = path;
    return methods === '' ? [] : methods.split(', ').map((method) => ({ path, method }));
  });
}
