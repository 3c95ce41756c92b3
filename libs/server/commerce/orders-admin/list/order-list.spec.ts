import { ORDER_STATES } from '@paniscus/domain/orders';
import type { OrderSummary } from '@paniscus/domain/orders';
import { openOrdersAdmin, insertOrder, startServer } from '@paniscus/server/testing';
import { DataSource } from 'typeorm';
import { describe, expect, it } from 'vitest';

const server = await startServer();
const admin = await openOrdersAdmin(server);

const fetchOrders = async (query: string) => {
  const response = await admin.get(`?${query}`);
  if (response.status !== 200) throw new Error(`The order list returned ${response.status}.`);
  return (await response.json()) as OrderSummary[];
};
const listIds = async (query: string) => (await fetchOrders(query)).map(({ id }) => id);
const search = (text: string) => listIds(`search=${encodeURIComponent(text)}&limit=100`);

describe('order list', () => {
  it('is sorted newest first, with page links that keep the filters', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 5; count += 1)
      ids.unshift(await insertOrder(server, { state: 'shipped', lastName: 'Pager' }));

    const listedIds: number[] = [];
    let path: string | undefined = '?state=shipped&search=Pager&limit=2';
    while (path !== undefined) {
      const response = await admin.get(path);
      listedIds.push(...((await response.json()) as OrderSummary[]).map(({ id }) => id));
      path = /<\/api\/orders\/(\?[^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
    }

    expect(listedIds).toEqual(ids);
  });

  it('contains a summary of each order and is never cached', async () => {
    const id = await insertOrder(server, { firstName: 'Mary', lastName: 'Leakey', quantities: [1, 3] });

    const response = await admin.get('?search=Mary%20Leakey');

    expect(await response.json()).toEqual([
      {
        id,
        number: `PN-${String(id).padStart(6, '0')}`,
        state: 'paid',
        name: 'Mary Leakey',
        email: expect.stringContaining('@example.org'),
        total_cents: 6470,
        refunded_cents: 0,
        item_count: 4,
        attention: null,
        dispute: null,
        created_at: '2026-04-21T10:05:00.000Z',
      },
    ]);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it.each(ORDER_STATES)('can be filtered by %s', async (state) => {
    const id = await insertOrder(server, { state });

    const orders = await fetchOrders(`state=${state}&limit=100`);

    expect(orders.map((order) => order.id)).toContain(id);
    expect(new Set(orders.map((order) => order.state))).toEqual(new Set([state]));
  });

  it('finds an order by its number, email address, name or tracking number', async () => {
    const id = await insertOrder(server, { firstName: 'Dian', email: 'dian.f@karisoke.example' });
    const number = '9400100000000000004711';
    await server.app.get(DataSource).query(
      `INSERT INTO parcels (order_id, carrier, tracking_number, is_whole_order, shipped_at)
         VALUES ($1, 'USPS', $2, true, now())`,
      [id, number],
    );

    expect(await search(`PN-${String(id).padStart(6, '0')}`)).toContain(id);
    expect(await search(String(id))).toContain(id);
    expect(await search('KARISOKE')).toEqual([id]);
    expect(await search('dian love')).toEqual([id]);
    expect(await search(number)).toEqual([id]);
    expect(await search(number.slice(-6))).toEqual([id]);
  });

  it('treats wildcard characters of the search as literals', async () => {
    const percent = await insertOrder(server, { lastName: '100% Ape' });
    const underscore = await insertOrder(server, { lastName: 'under_score' });
    const backslash = await insertOrder(server, { lastName: 'back\\slash' });
    const quote = await insertOrder(server, { lastName: "O'Neill" });

    expect(await search('%')).toEqual([percent]);
    expect(await search('_')).toEqual([underscore]);
    expect(await search('\\')).toEqual([backslash]);
    expect(await search("'")).toEqual([quote]);
    expect(await search('100%_Ape')).toEqual([]);
    expect(await search("' OR 1=1 --")).toEqual([]);
  });

  it("filters by days in the organization's time zone, both ends inclusive", async () => {
    const late = await insertOrder(server, { lastName: 'Dayson', createdAt: '2025-03-02T05:59:00Z' });
    const next = await insertOrder(server, { lastName: 'Dayson', createdAt: '2025-03-02T06:01:00Z' });

    expect(await listIds('search=Dayson&from=2025-03-01&to=2025-03-01')).toEqual([late]);
    expect(await listIds('search=Dayson&from=2025-03-02&to=2025-03-02')).toEqual([next]);
    expect(await listIds('search=Dayson&from=2025-03-01&to=2025-03-02')).toEqual([next, late]);
    expect(await listIds('search=Dayson&to=2025-02-28')).toEqual([]);
  });

  it.each([
    ['state=gone', 'state'],
    ['state=paid&state=shipped', 'state'],
    ['from=yesterday', 'from'],
    ['to=2026-02-30', 'to'],
    ['to=0000-01-01', 'to'],
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['cursor=nowhere', 'cursor'],
    [`search=${'x'.repeat(201)}`, 'search'],
    ['search=%00', 'search'],
  ])('rejects ?%s and names the field', async (query, field) => {
    const response = await admin.get(`?${query}`);

    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: { [field]: expect.any(String) } });
  });

  it('ignores empty filters', async () => {
    const pending = await insertOrder(server, { state: 'pending' });
    const shipped = await insertOrder(server, { state: 'shipped', createdAt: '2025-03-02T05:59:00Z' });

    const ids = await listIds('state=&search=&from=&to=');

    expect(ids).toEqual(await listIds(''));
    expect(ids.slice(0, 2)).toEqual([shipped, pending]);
  });
});

describe('the note of an order', () => {
  const DISPUTED = 'The cardholder has disputed the payment.';
  const listNote = async (id: number) => (await fetchOrders('limit=100')).find((order) => order.id === id);
  const addNote = (id: number, note: string) =>
    server.app.get(DataSource).query('UPDATE orders SET attention = $2 WHERE id = $1', [id, note]);

  it.each([
    ['resuming', 'needs_attention', 'retry'],
    ['reviewing', 'submitted', 'resolve-attention'],
  ] as const)('must have been seen before %s it', async (_name, state, action) => {
    const id = await insertOrder(server, { state });
    await addNote(id, 'Please look.');
    const { attention } = (await listNote(id)) ?? {};
    await addNote(id, `Please look. ${DISPUTED}`);

    const stale = await admin.post(`${id}/${action}/`, { attention });
    const withoutNote = await admin.post(`${id}/${action}/`, { attention: '' });
    const current = await admin.order(id);
    const decided = await Promise.all(
      [1, 2].map(() => admin.post(`${id}/${action}/`, { attention: current.attention })),
    );

    expect([attention, stale.status, withoutNote.status]).toEqual(['Please look.', 409, 409]);
    expect(await stale.json()).toMatchObject({ detail: expect.stringContaining('so nothing was done') });
    expect(current).toMatchObject({ state, attention: `Please look. ${DISPUTED}` });
    expect(decided.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
