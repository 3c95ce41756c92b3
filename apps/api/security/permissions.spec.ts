import type { OpenAPIObject } from '@nestjs/swagger';
import { STAFF_ROLES } from '@paniscus/domain/session';
import type { StaffRole } from '@paniscus/domain/session';
import { listOperations } from '@paniscus/server/platform';
import { send, signInAs, startServer } from '@paniscus/server/testing';
import { describe, expect, it } from 'vitest';
import { PERMISSIONS } from './permissions.data.ts';
import type { Permission } from './permissions.data.ts';

type Caller = 'visitor' | StaffRole;

const CALLERS: readonly Caller[] = ['visitor', ...STAFF_ROLES];
/** No record has this id, and no link this token, so that no call changes anything. */
const UNKNOWN_ID = '2147483647';

const server = await startServer();
const document = (await (await fetch(`${server.url}/api/docs/openapi.json`)).json()) as OpenAPIObject;
const routes = listOperations(document).map(([path, method]) => `${method.toUpperCase()} ${path}`);

const access: Partial<Record<Caller, string>> = {};
for (const role of STAFF_ROLES) access[role] = (await signInAs(server, `the-${role}`, role)).access;

async function call(route: string, caller: Caller): Promise<number> {
  const [method = '', path = ''] = route.split(' ');
  const headers = {
    'content-type': 'application/json',
    ...(access[caller] !== undefined && { authorization: `Bearer ${access[caller]}` }),
  };
  const response = await fetch(server.url + path.replace(/\{\w+\}/g, UNKNOWN_ID), {
    method,
    headers,
    body: method === 'GET' ? undefined : '{}',
  });
  await response.body?.cancel();
  return response.status;
}

function getExpectedRejection(permission: Permission, caller: Caller): 401 | 403 | undefined {
  if (permission === 'public') return undefined;
  if (caller === 'visitor') return 401;
  return STAFF_ROLES.indexOf(caller) < STAFF_ROLES.indexOf(permission) ? 403 : undefined;
}

describe('permissions', () => {
  it('are stated for every route, and for no other', () => {
    expect(Object.keys(PERMISSIONS).sort()).toEqual([...routes].sort());
  });

  it.each(CALLERS)('are enforced for every route called by %s', async (caller) => {
    const expected: Record<string, 'allowed' | 401 | 403> = {};
    const actual: typeof expected = {};
    for (const [route, permission] of Object.entries(PERMISSIONS)) {
      const status = await call(route, caller);
      actual[route] = status === 401 || status === 403 ? status : 'allowed';
      expected[route] = getExpectedRejection(permission, caller) ?? 'allowed';
    }

    expect(actual).toEqual(expected);
  });

  it('let authors change their own posts only', async () => {
    const post = { title: 'Blackberries', content: 'Before noon.' };
    const create = async (role: StaffRole) => {
      const response = await send(server, '/api/posts/', post, { access: access[role] });
      return ((await response.json()) as { id: number }).id;
    };
    const own = await create('author');
    const foreign = await create('editor');
    const change = async (id: number, role: StaffRole) =>
      (await send(server, `/api/posts/${id}/`, post, { method: 'PUT', access: access[role] })).status;

    const readCanEdit = async (id: number, role: StaffRole) => {
      const headers = { authorization: `Bearer ${access[role]}` };
      const response = await fetch(`${server.url}/api/posts/${id}/`, { headers });
      return ((await response.json()) as { can_edit?: boolean }).can_edit;
    };

    expect([await readCanEdit(own, 'author'), await readCanEdit(foreign, 'author')]).toEqual([true, false]);
    expect([await change(own, 'author'), await change(foreign, 'author')]).toEqual([200, 403]);
    expect([await change(own, 'editor'), await change(own, 'admin')]).toEqual([200, 200]);
  });

  it('let authors call no route that changes the post of somebody else', async () => {
    const text = { title: 'Blackberries', content: 'Before noon.' };
    const details = { excerpt: '', picture: null, tags: [] };
    const create = async (role: StaffRole) => {
      const response = await send(server, '/api/posts/', text, { access: access[role] });
      return ((await response.json()) as { id: number }).id;
    };
    const [own, foreign] = [await create('author'), await create('editor')];
    const changes = routes.filter((route) => /^(?:POST|PUT|PATCH|DELETE) \/api\/posts\/\{id\}/.test(route));
    const attempt = async (route: string, id: number) => {
      const [method = '', path = ''] = route.split(' ');
      const options = { method, access: access.author };
      const body = path.includes('/details') ? details : text;
      return (await send(server, path.replace('{id}', String(id)), body, options)).status;
    };

    expect(changes).toContain('DELETE /api/posts/{id}');
    for (const route of changes) {
      expect([route, await attempt(route, foreign)]).toEqual([route, 403]);
      expect([route, await attempt(route, own)]).not.toEqual([route, 403]);
    }
  });
});
