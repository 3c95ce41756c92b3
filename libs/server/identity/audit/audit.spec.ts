import type { AuditEvent } from '@paniscus/domain/session';
import {
  createStaff,
  insertOrder,
  PASSWORD,
  send,
  signIn,
  signInAs,
  startServer,
} from '@paniscus/server/testing';
import { DataSource } from 'typeorm';
import { describe, expect, it } from 'vitest';

const server = await startServer();
const { access } = await signInAs(server, 'ann', 'admin');

describe('audit log', () => {
  const get = (path: string) =>
    fetch(`${server.url}/api/audit/${path}`, { headers: { authorization: `Bearer ${access}` } });
  const list = async (query = '') => (await (await get(`?${query}`)).json()) as AuditEvent[];

  it('records sign-ins, failed sign-ins and sign-outs', async () => {
    await createStaff(server, 'rose');
    const { refresh } = await signIn(server, 'rose');
    await send(server, '/api/token/', { username: 'rose', password: 'guess' });
    await send(server, '/api/token/revoke/', { refresh });
    await send(server, '/api/token/revoke/', { refresh });

    const events = await list('search=rose');

    expect(events.map(({ action, actor }) => [action, actor])).toEqual([
      ['session.ended', 'rose'],
      ['session.failed', 'rose'],
      ['session.started', 'rose'],
    ]);
    expect(events[0]?.actor_id).toBeGreaterThan(0);
  });

  it('does not store what was typed as an unknown name, since it may be a password', async () => {
    await send(server, '/api/token/', { username: PASSWORD, password: 'guess' });

    const [event] = await list('limit=1');

    expect(event).toMatchObject({ action: 'session.failed', actor: 'Unknown name', actor_id: null });
    expect(JSON.stringify(await list())).not.toContain(PASSWORD);
  });

  it('records what staff change, with its subject', async () => {
    const created = await send(server, '/api/posts/', { title: 'Figs', content: 'Ripe.' }, { access });
    const { id } = (await created.json()) as { id: number };
    await send(server, `/api/posts/${id}/`, { title: 'Figs', content: 'Eaten.' }, { method: 'PUT', access });
    await createStaff(server, 'lin');
    const members = (await (
      await fetch(`${server.url}/api/staff/`, { headers: { authorization: `Bearer ${access}` } })
    ).json()) as { id: number; username: string }[];
    const lin = members.find(({ username }) => username === 'lin')?.id;
    await send(server, `/api/staff/${lin}/role/`, { role: 'author' }, { access });

    const events = await list('limit=3');

    expect(events).toMatchObject([
      {
        action: 'staff.role_changed',
        actor: 'ann',
        name: 'ann the Writer',
        subject_id: lin,
        details: { account: 'lin the Writer', from: 'editor', to: 'author' },
      },
      { action: 'post.updated', subject_id: id },
      { action: 'post.created', subject_id: id },
    ]);
  });

  it('records that a post was published when its scheduled time had passed', async () => {
    const due = { title: 'Plums', content: 'x', status: 'scheduled', publish_at: '2024-02-29T12:00:00.000Z' };

    await send(server, '/api/posts/', due, { access });

    const [event] = await list('limit=1');
    expect(event).toMatchObject({ action: 'post.created', details: { status: 'published' } });
  });

  it('records repeated saving of a post once', async () => {
    const post = { title: 'Figs', content: 'Ripe.' };
    const created = await send(server, '/api/posts/', post, { access });
    const { id } = (await created.json()) as { id: number };

    for (const content of ['R', 'Ri', 'Rip'])
      await send(server, `/api/posts/${id}/`, { ...post, content }, { method: 'PUT', access });

    const ofPosts = (await list('limit=10')).filter(({ action }) => action.startsWith('post.'));
    const events = ofPosts.filter(({ subject_id: subject }) => subject === id);
    expect(events.map(({ action }) => action)).toEqual(['post.updated', 'post.created']);
  });

  it('records a change that was undone and made again', async () => {
    const post = { title: 'Figs', content: 'Ripe.' };
    const created = await send(server, '/api/posts/', post, { access });
    const { id } = (await created.json()) as { id: number };

    for (const status of ['draft', 'published', 'draft'])
      await send(server, `/api/posts/${id}/`, { ...post, status }, { method: 'PUT', access });

    const events = (await list('limit=3')).map(({ action, details }) => [action, details['status']]);
    expect(events).toEqual([
      ['post.updated', 'draft'],
      ['post.updated', 'published'],
      ['post.updated', 'draft'],
    ]);
  });

  it.each<[what: string, calls: (post: string) => [method: string, path: string, body: object][]]>([
    [
      'an item by its id',
      (post) => [
        ['DELETE', `${post}preview-link/`, {}],
        ['PUT', post, { title: 'Leaves', content: 'Green.' }],
      ],
    ],
    ['a list as a whole', () => [['PUT', '/api/funds/order/', { ids: [] }]]],
    [
      'the settings of the person',
      () => [['PUT', '/api/account/notifications/', { topics: [], donation_min_cents: 10_000 }]],
    ],
    ['a list of what was removed', () => [['POST', '/api/sample-posts/trash/', {}]]],
  ])('does not record a call that changes nothing: %s', async (_what, listCalls) => {
    const text = { title: 'Leaves', content: 'Green.' };
    const headers = { 'idempotency-key': 'leaves-and-fruits-of-the-forest' };
    const create = async () => send(server, '/api/posts/', text, { access, headers });
    const { id } = (await (await create()).json()) as { id: number };
    const [latest] = await list('limit=1');

    const statuses: number[] = [(await create()).status];
    for (const [method, path, body] of listCalls(`/api/posts/${id}/`))
      statuses.push((await send(server, path, body, { method, access })).status);

    expect(statuses.filter((status) => status > 299)).toEqual([]);
    expect((await list('limit=1'))[0]).toEqual(latest);
  });

  it('records one of the simultaneous calls that create the same post', async () => {
    const headers = { 'idempotency-key': 'a-post-that-was-sent-twice-at-once' };
    const create = () =>
      send(server, '/api/posts/', { title: 'Roots', content: 'Deep.' }, { access, headers });

    const responses = await Promise.all(Array.from({ length: 6 }, create));

    const ids = new Set<number | null>(
      await Promise.all(responses.map(async (response) => ((await response.json()) as { id: number }).id)),
    );
    const events = await list('action=post.created&limit=100');
    expect(ids.size).toBe(1);
    expect(events.filter(({ subject_id: id }) => ids.has(id))).toHaveLength(1);
  });

  it('does not record the same order of a list, whoever changes its items meanwhile', async () => {
    const fund = { name: 'Field station', description: 'Huts, boats and radios in the forest.' };
    const created = await send(server, '/api/funds/', fund, { access });
    const { id } = (await created.json()) as { id: number };

    await Promise.all([
      ...Array.from({ length: 4 }, () =>
        send(server, '/api/funds/order/', { ids: [id] }, { access, method: 'PUT' }),
      ),
      send(server, `/api/funds/${id}/`, { ...fund, is_active: false }, { access, method: 'PUT' }),
    ]);

    expect(await list('action=fund.reordered')).toEqual([]);
    expect(await list('action=fund.updated')).toHaveLength(1);
  });

  it('records preview links and the deletion of a post', async () => {
    const post = { title: 'Figs', content: 'Ripe.', status: 'draft' };
    const created = await send(server, '/api/posts/', post, { access });
    const { id } = (await created.json()) as { id: number };
    const path = `/api/posts/${id}/`;

    await send(server, `${path}preview-link/`, {}, { access });
    await send(server, `${path}preview-link/`, {}, { method: 'DELETE', access });
    await send(server, path, { ...post, status: 'trashed' }, { method: 'PUT', access });
    await send(server, path, {}, { method: 'DELETE', access });

    const events = (await list('limit=10')).filter(
      ({ action, subject_id: subject }) => action.startsWith('post.') && subject === id,
    );
    expect(events.map(({ action }) => action)).toEqual([
      'post.deleted',
      'post.updated',
      'post.unshared',
      'post.shared',
      'post.created',
    ]);
  });

  it('does not record what failed', async () => {
    const order = await insertOrder(server);
    const before = (await list('limit=100')).length;

    await send(server, `/api/orders/${order}/retry/`, {}, { access });
    await send(server, '/api/posts/', {}, { access });

    expect(await list('limit=100')).toHaveLength(before);
  });

  it.each(['search=ann+the+writer', 'search=ann'])(
    'finds a person by name and by username: %s',
    async (search) => {
      const actors = (await list(search)).map(({ actor }) => actor);

      expect(new Set(actors)).toEqual(new Set(['ann']));
    },
  );

  it('is filtered by action, person and days, and paged', async () => {
    const failed = await list('action=session.failed');
    const response = await get('?limit=2');

    expect(new Set(failed.map(({ action }) => action))).toEqual(new Set(['session.failed']));
    expect(await list('from=2001-01-01&to=2001-01-02')).toEqual([]);
    expect(response.headers.get('link')).toMatch(/^<\/api\/audit\/\?limit=2&cursor=[\w-]+>; rel="next"$/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect((await get('?action=nonsense')).status).toBe(422);
  });

  it('is exported as CSV', async () => {
    const file = await (await get('export.csv?action=staff.role_changed')).text();

    const [header, line] = file.replace('\uFEFF', '').split('\r\n');
    expect(header).toBe('Time,Person,Username,Action,Action code,Subject,Details');
    expect(line).toMatch(
      /Z,ann the Writer,ann,Changed a role,staff\.role_changed,\d+,account: lin the Writer; from: editor; to: author$/,
    );
  });

  it.each(["UPDATE audit_events SET actor = 'nobody'", 'DELETE FROM audit_events', 'TRUNCATE audit_events'])(
    'cannot be changed: %s',
    async (statement) => {
      await expect(server.app.get(DataSource).query(statement)).rejects.toThrow('append-only');
    },
  );
});
