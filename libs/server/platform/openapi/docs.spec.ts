import type { OpenAPIObject } from '@nestjs/swagger';
import { startServer } from '@paniscus/server/testing';
import { describe, expect, it } from 'vitest';
import { listOperations } from './api-description.ts';

const server = await startServer();
const document = (await (await fetch(`${server.url}/api/docs/openapi.json`)).json()) as OpenAPIObject;

describe('API documentation', () => {
  function listServerRoutes(): string[] {
    const fastify = server.app.getHttpAdapter().getInstance();
    return listRoutes(fastify.printRoutes({ commonPrefix: false }))
      .map(({ path, method }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
      .filter((route) => / \/api\//.test(route) && !route.startsWith('HEAD'));
  }

  it('lists exactly the routes of the server', () => {
    const documented = listOperations(document).map(([path, method]) => `${method.toUpperCase()} ${path}`);

    expect(listServerRoutes().length).toBeGreaterThan(8);
    expect(documented.sort()).toEqual(listServerRoutes().sort());
  });

  it('has a one-sentence summary and a success response for each operation', () => {
    for (const [path, method, operation] of listOperations(document)) {
      expect(operation.summary, `${method} ${path}`).toMatch(/^[A-Z].*\.$/);
      expect(Object.keys(operation.responses).some((status) => status.startsWith('2'))).toBe(true);
    }
  });

  it('states whether a route is public or requires a sign-in', () => {
    expect(document.paths['/api/posts']?.get?.security).toEqual([]);
    expect(document.paths['/api/posts']?.post?.security).toEqual([{ staff: [] }]);
    expect(document.paths['/api/posts']?.post?.responses).toHaveProperty('401');
  });

  it('derives request bodies from the validation schemas', () => {
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

  it('derives responses from the schemas that the browser parses them with', () => {
    const response = document.paths['/api/posts/{id}']?.get?.responses['200'];

    expect(response).toMatchObject({
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: [
              'id',
              'title',
              'content',
              'username',
              'created_at',
              'published_at',
              'updated_at',
              'preview',
              'excerpt',
              'picture',
              'tags',
            ],
            properties: {
              id: { type: 'integer' },
              created_at: { type: 'string', format: 'date-time' },
              publish_at: { type: ['string', 'null'] },
            },
          },
        },
      },
    });
    expect(JSON.stringify(response)).not.toContain('additionalProperties');
  });

  it('states the unit of every amount', () => {
    for (const [, , { requestBody }] of listOperations(document))
      for (const amount of JSON.stringify(requestBody ?? {}).match(/"amount":\{[^}]*\}/g) ?? [])
        expect(amount).toMatch(/US (?:cents|dollars)/);
  });

  it('is served as an HTML page without scripts or external resources', async () => {
    const response = await fetch(`${server.url}/api/docs`);
    const html = await response.text();

    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'; style-src 'sha256-/);
    expect(html).toContain('POST /api/posts');
    expect(html).not.toMatch(/<script|<link|src=|http-equiv/);
  });
});

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
