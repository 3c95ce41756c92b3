import { SAVED_FILTERS_MAX } from '@paniscus/domain/session';
import type { SavedFilter } from '@paniscus/domain/session';
import { send, signInAs, startServer } from '@paniscus/server/testing';
import { DataSource } from 'typeorm';
import { describe, expect, it } from 'vitest';
import { SavedFilters } from './saved-filters.service.ts';

const PATH = '/api/account/filters/';
const FORM = { list: 'orders', name: 'Waiting refunds', query: 'attention=refund' };

const server = await startServer();
const ann = (await signInAs(server, 'ann', 'admin')).access;
const kim = (await signInAs(server, 'kim', 'admin')).access;

describe('saved filters', () => {
  const save = (access: string, form: object) => send(server, PATH, form, { access });
  const saveAs = async (access: string, form: object) =>
    (await (await save(access, form)).json()) as SavedFilter;
  const rename = (access: string, id: number, name: string) =>
    send(server, `${PATH}${id}/`, { name }, { access, method: 'PUT' });
  const headersFor = (access: string) => ({ authorization: `Bearer ${access}` });
  const remove = async (access: string, id: number) =>
    (await fetch(`${server.url}${PATH}${id}/`, { method: 'DELETE', headers: headersFor(access) })).status;
  const list = async (access: string) =>
    (await (await fetch(server.url + PATH, { headers: headersFor(access) })).json()) as SavedFilter[];
  const clear = async (access: string) => {
    for (const { id } of await list(access)) await remove(access, id);
  };

  it('are listed by name for the person who saved them, and for nobody else', async () => {
    const response = await save(ann, FORM);
    const earlier = await saveAs(ann, { list: 'audit', name: 'In May', query: 'from=2026-05-01' });

    const saved = (await response.json()) as SavedFilter;

    expect([response.status, saved]).toEqual([201, { ...FORM, id: saved.id }]);
    expect(await list(ann)).toEqual([
      { id: earlier.id, list: 'audit', name: 'In May', query: 'from=2026-05-01' },
      saved,
    ]);
    expect(await list(kim)).toEqual([]);
    await clear(ann);
  });

  it('have names that are unique in a list, whatever their case', async () => {
    const { id } = await saveAs(ann, FORM);
    const other = await saveAs(ann, { ...FORM, name: 'Other' });

    const taken = await save(ann, { ...FORM, name: 'WAITING refunds', query: 'state=failed' });
    const renamed = await rename(ann, other.id, 'waiting Refunds');

    expect([taken.status, await taken.json()]).toMatchObject([
      409,
      { errors: { name: 'You already have a filter named “Waiting refunds.”' } },
    ]);
    expect(renamed.status).toBe(409);
    expect((await save(ann, { ...FORM, list: 'donations' })).status).toBe(201);
    expect((await rename(ann, id, 'Waiting Refunds')).status).toBe(200);
    await clear(ann);
  });

  it('are saved once, however often and however fast they are sent', async () => {
    const responses = await Promise.all(Array.from({ length: 5 }, () => saveAs(ann, FORM)));

    expect(new Set(responses.map(({ id }) => id)).size).toBe(1);
    expect(await list(ann)).toHaveLength(1);
    await clear(ann);
  });

  it('are limited for each list', async () => {
    const names = Array.from({ length: SAVED_FILTERS_MAX + 2 }, (_, index) => `Filter ${index}`);
    await Promise.all(names.map((name) => save(ann, { ...FORM, name })));
    const tooMany = await save(ann, FORM);

    expect(await list(ann)).toHaveLength(SAVED_FILTERS_MAX);
    expect([tooMany.status, await tooMany.json()]).toMatchObject([
      409,
      { detail: 'You have 20 saved filters for this list. Delete one before you save another.' },
    ]);
    expect((await save(ann, { ...FORM, list: 'audit' })).status).toBe(201);
    await clear(ann);
  });

  it('can be renamed and deleted only by the person who saved them', async () => {
    const { id } = await saveAs(ann, FORM);

    expect([(await rename(kim, id, 'Mine')).status, await remove(kim, id)]).toEqual([404, 404]);
    expect(await (await rename(ann, id, 'Refunds')).json()).toEqual({ ...FORM, id, name: 'Refunds' });
    expect([await remove(ann, id), await remove(ann, id)]).toEqual([204, 404]);
    expect((await rename(ann, id, 'Gone')).status).toBe(404);
  });

  it('that contain an email address are deleted with the data of its owner', async () => {
    await saveAs(ann, { ...FORM, name: 'Buyer', query: 'state=paid&search=Zoe%2Bshop%40example.org' });
    await saveAs(kim, { ...FORM, name: 'Of zoe+shop@example.org' });
    const other = await saveAs(ann, FORM);

    await server.app.get(SavedFilters).erase(server.app.get(DataSource).manager, 'zoe+shop@example.org');

    expect([await list(ann), await list(kim)]).toEqual([[other], []]);
    await clear(ann);
  });

  it.each([
    { ...FORM, list: 'posts' },
    { ...FORM, name: '' },
    { ...FORM, name: ' Refunds' },
    { ...FORM, name: 'x'.repeat(41) },
    { ...FORM, name: 'two\nlines' },
    { ...FORM, query: '' },
    { ...FORM, query: 'x'.repeat(2001) },
    { ...FORM, query: 'search=\u0000' },
    { ...FORM, account_id: 1 },
  ])('are refused as %j', async (form) => {
    expect((await save(ann, form)).status).toBe(422);
  });
});
