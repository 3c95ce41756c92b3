import type { ImpactFigure, StaffImpactFigure } from '@paniscus/domain/impact';
import { cachePage, send, signInAs, startServer } from '@paniscus/server/testing';
import { beforeEach, describe, expect, it } from 'vitest';

const server = await startServer();
const { access } = await signInAs(server, 'lin', 'editor');

const TEXTS = {
  title: 'Forest protected',
  value: '3,000 acres',
  period: '2026',
  explanation: 'Community forests with a guard of their own.',
  source: 'Annual report, page 4',
  source_url: 'https://example.org/report.pdf',
};
const FOREST = { ...TEXTS, is_published: true };

const request = (path: string, body: object, method = 'POST') =>
  send(server, `/api/impact-figures/${path}`, body, { access, method });
const fetchJson = async <Body>(path: string, token?: string) => {
  const headers = token === undefined ? undefined : { authorization: `Bearer ${token}` };
  return (await (await fetch(server.url + path, { headers })).json()) as Body;
};
const listPublic = () => fetchJson<ImpactFigure[]>('/api/impact-figures/');
const listAll = () => fetchJson<StaffImpactFigure[]>('/api/impact-figures/all/', access);
const listTitles = async () => (await listAll()).map(({ title }) => title);
async function create(changes: object = {}): Promise<StaffImpactFigure> {
  const response = await request('', { ...FOREST, ...changes });
  expect(response.status).toBe(201);
  return (await response.json()) as StaffImpactFigure;
}
const remove = (id: number, version?: number) =>
  fetch(`${server.url}/api/impact-figures/${id}/`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${access}`, ...(version && { 'if-match': `"${version}"` }) },
  });

describe('impact figures', () => {
  beforeEach(async () => {
    for (const { id } of await listAll()) await remove(id);
  });

  it('are empty on a new site', async () => {
    expect(await listPublic()).toEqual([]);
  });

  it('appear on the impact page at once, without the fields for staff', async () => {
    const isCached = await cachePage(server, '/impact', 'impact');

    const { id } = await create({ title: ` ${FOREST.title} ` });

    expect(await listPublic()).toEqual([{ id, ...TEXTS }]);
    expect(isCached()).toBe(false);
  });

  it('can be hidden and published again', async () => {
    const { id } = await create();

    const hidden = await request(`${id}/`, { ...FOREST, is_published: false, version: 1 }, 'PUT');

    expect(hidden.headers.get('etag')).toBe('"2"');
    expect(await listPublic()).toEqual([]);
    expect(await listAll()).toMatchObject([{ id, is_published: false, version: 2 }]);

    await request(`${id}/`, { ...FOREST, version: 2 }, 'PUT');
    expect(await listPublic()).toHaveLength(1);
  });

  it('are put in another order, unless the list has changed', async () => {
    const [first, second] = [await create({ title: 'First' }), await create({ title: 'Second' })];

    const response = await request('order/', { ids: [second.id, first.id] }, 'PUT');

    expect(response.status).toBe(200);
    expect((await listPublic()).map(({ title }) => title)).toEqual(['Second', 'First']);
    for (const ids of [[first.id], [first.id, first.id], [first.id, second.id, 2_147_483_647]])
      expect((await request('order/', { ids }, 'PUT')).status).toBe(409);
    expect(await listTitles()).toEqual(['Second', 'First']);
  });

  it('return 409 for a change of an earlier version, unless it has been applied already', async () => {
    const { id } = await create();
    const theirs = { ...FOREST, value: '1,300 ha', version: 1 };
    await request(`${id}/`, theirs, 'PUT');

    const repeated = await request(`${id}/`, theirs, 'PUT');
    const stale = await request(`${id}/`, { ...FOREST, value: '1,400 ha', version: 1 }, 'PUT');
    const removed = await remove(id, 1);

    expect([repeated.status, stale.status, removed.status]).toEqual([200, 409, 409]);
    expect(await stale.json()).toMatchObject({ current: { value: '1,300 ha', version: 2 } });
    expect((await remove(id, 2)).status).toBe(204);
    expect((await request(`${id}/`, FOREST, 'PUT')).status).toBe(404);
  });

  it('can be added again at the place from which they were deleted', async () => {
    const [, second] = [
      await create({ title: 'First' }),
      await create({ title: 'Second' }),
      await create({ title: 'Third' }),
    ];
    await remove(second.id, second.version);
    expect(await listTitles()).toEqual(['First', 'Third']);

    await create({ title: 'Second', position: 1 });

    expect(await listTitles()).toEqual(['First', 'Second', 'Third']);
  });

  it.each([
    ['no value', { value: ' ' }, 'value'],
    ['a source without a name', { source: '' }, 'source'],
    ['a link that is not https', { source_url: 'http://example.org' }, 'source_url'],
    ['a script as a link', { source_url: 'javascript:alert(1)' }, 'source_url'],
    ['two lines', { explanation: 'One line.\nAnother line.' }, 'explanation'],
    ['an unknown field', { color: 'red' }, 'color'],
  ])('are rejected with %s', async (_, changes, field) => {
    const response = await request('', { ...FOREST, ...changes });

    expect(response.status).toBe(422);
    expect(Object.keys(((await response.json()) as { errors: object }).errors)).toEqual([field]);
  });

  it('are changed by editors only, and audited', async () => {
    const { access: author } = await signInAs(server, 'lana', 'author');
    const { access: admin } = await signInAs(server, 'grace', 'admin');
    const { id } = await create();

    const refused = await send(server, '/api/impact-figures/', FOREST, { access: author });
    await remove(id);

    expect(refused.status).toBe(403);
    const events = await fetchJson<{ action: string; subject_id: number }[]>('/api/audit/?limit=2', admin);
    expect(events.map(({ action, subject_id }) => [action, subject_id])).toEqual([
      ['impact_figure.deleted', id],
      ['impact_figure.created', id],
    ]);
  });
});
