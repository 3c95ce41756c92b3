import type { PersonalData } from '@paniscus/domain/personal-data';
import {
  completeDonation,
  insertDonation,
  insertOrder,
  openDonationsAdmin,
  startServerWithSandbox,
  waitUntilIdle,
} from '@paniscus/server/testing';
import { DataSource } from 'typeorm';
import { describe, expect, it } from 'vitest';

const { sandbox, server } = await startServerWithSandbox();
await sandbox.sendEventsTo(server.url);
const admin = await openDonationsAdmin(server);

const query = <Row>(sql: string, values: unknown[] = []) =>
  server.app.get(DataSource).query<Row[]>(sql, values);
const find = async (email: string) =>
  (await (await admin.post('personal-data/', { email })).json()) as PersonalData;
const erase = (email: string, confirmation = email) =>
  admin.post('personal-data/erase/', { email, confirmation });

/** Every row of every table that contains the text, as `table: row`. */
async function findInDatabase(text: string): Promise<string[]> {
  const tables = await query<{ name: string }>(
    `SELECT quote_ident(table_schema) || '.' || quote_ident(table_name) AS name FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`,
  );
  const hits: string[] = [];
  for (const { name } of tables)
    for (const { row } of await query<{ row: string }>(
      `SELECT t::text AS row FROM ${name} t WHERE t::text ILIKE '%' || $1 || '%'`,
      [text],
    ))
      hits.push(`${name}: ${row}`);
  return hits;
}

describe('personal data', () => {
  it('is found in every library, in any case of the address', async () => {
    const email = 'Quilla.Found@example.org';
    const order = await insertOrder(server, { email, firstName: 'Quilla', lastName: 'Found' });
    const donation = await insertDonation(server, { email: email.toLowerCase() });

    const data = await find(email.toUpperCase());

    expect(data).toMatchObject({
      email: email.toLowerCase(),
      orders: [
        {
          id: order,
          name: 'Quilla Found',
          address: ['12 River Road', 'Des Moines IA 50309', 'US'],
          state: 'paid',
        },
      ],
      blockers: [{ kind: 'order', id: order }],
    });
    expect(data.orders[0]?.items).toEqual(['1 × Forest Shirt - M / Moss']);
    expect(data.donations.map(({ id }) => id)).toEqual([donation]);
  });

  it('of an unknown address is empty, and cannot be erased', async () => {
    expect(await find('nobody@example.org')).toEqual({
      email: 'nobody@example.org',
      donations: [],
      recurring_donations: [],
      received_cards: [],
      orders: [],
      refunds: [],
      donor_details: [],
      has_donor_portal: false,
      newsletter: null,
      provider_records: [],
      blockers: [],
    });
    expect((await erase('nobody@example.org')).status).toBe(404);
  });

  it('is in no table once it is erased, while amounts and receipt numbers stay', async () => {
    const email = 'zenobia.quartz@example.org';
    const { id } = await completeDonation(server, sandbox, {
      email,
      first_name: 'Zenobia',
      last_name: 'Quartzfield',
      tribute: {
        kind: 'memory',
        name: 'Xanthippe Oldstone',
        wall_line: 'Xanthippe taught us.',
        card: { name: 'Yorick Newstone', email: 'yorick@example.org', message: 'From Zenobia.' },
      },
    });
    const order = await insertOrder(server, {
      email,
      state: 'delivered',
      firstName: 'Zenobia',
      lastName: 'Quartzfield',
    });
    await query(`INSERT INTO order_notes (order_id, text, cause, at) VALUES ($1, $2, 'staff ada', now())`, [
      order,
      'Zenobia Quartzfield called; her address is wrong.',
    ]);
    for (const number of ['9400-zenobia-1', '9400-zenobia-2'])
      await query(
        `INSERT INTO parcels (order_id, carrier, tracking_number, is_whole_order, shipped_at)
         VALUES ($1, 'USPS', $2, false, now())`,
        [order, number],
      );
    await admin.post('account/filters/', {
      list: 'orders',
      name: 'One buyer',
      query: 'search=Zenobia.Quartz%40Example.org',
    });
    await admin.post(`donations/${id}/refund/`, {
      amount_cents: 100,
      reason: `Zenobia Quartzfield (${email}) gave too much.`,
    });
    await waitUntilIdle(server, sandbox);
    const before = await find(email);
    const keyed = await query<{ email_key: string }>(
      `SELECT email_key FROM payments WHERE kind = 'donation' AND payable_id = $1`,
      [id],
    );

    const response = await erase(email, 'ZENOBIA.quartz@example.org');

    expect([response.status, await response.json()]).toEqual([200, before]);
    expect(before.refunds).toMatchObject([
      { kind: 'donation', id, amount_cents: 100, reason: `Zenobia Quartzfield (${email}) gave too much.` },
    ]);
    expect(before.provider_records).toEqual([{ provider: 'stripe', id: expect.stringMatching(/^cus_/) }]);
    for (const text of [
      'zenobia',
      'quartz',
      'xanthippe',
      'oldstone',
      'yorick',
      'newstone',
      '12 River Road 7',
    ])
      expect(await findInDatabase(text), text).toEqual([]);
    expect(
      await query(`SELECT reason FROM refunds WHERE kind = 'donation' AND payable_id = $1`, [id]),
    ).toEqual([{ reason: expect.stringContaining('gave too much.') }]);
    for (const { email_key: key } of keyed) expect(await findInDatabase(key)).toEqual([]);
    expect(await find(email)).toMatchObject({ donations: [], orders: [], has_donor_portal: false });
    const [donation] = before.donations;
    expect(await query('SELECT amount_cents, receipt_number FROM donations WHERE id = $1', [id])).toEqual([
      { amount_cents: donation?.amount_cents, receipt_number: donation?.receipt_number },
    ]);
    expect(await query('SELECT total_cents, region, city FROM orders WHERE id = $1', [order])).toEqual([
      { total_cents: 6470, region: 'IA', city: '' },
    ]);
  });

  it('gets no email after it is erased, for example about a late refund', async () => {
    const email = 'late@example.org';
    const { id } = await completeDonation(server, sandbox, { email });
    await waitUntilIdle(server, sandbox);
    expect((await erase(email)).status).toBe(200);

    await admin.post(`donations/${id}/refund/`, {});
    await waitUntilIdle(server, sandbox);

    expect(
      await query(
        `SELECT kind, state FROM mails WHERE subject_id = $1 AND kind LIKE 'donation-%' ORDER BY id`,
        [id],
      ),
    ).toEqual([
      { kind: 'donation-receipt', state: 'sent' },
      { kind: 'donation-void', state: 'void' },
    ]);
  });

  it('of a card that somebody else had sent is erased from that card only', async () => {
    const { id } = await completeDonation(server, sandbox, {
      email: 'giver@example.org',
      tribute: {
        kind: 'honor',
        name: 'Matata',
        card: { name: 'Ursuline Slate', email: 'ursuline@example.org', message: 'With love.' },
      },
    });
    await waitUntilIdle(server, sandbox);

    expect((await find('ursuline@example.org')).received_cards).toMatchObject([
      { card_name: 'Ursuline Slate' },
    ]);
    expect((await erase('ursuline@example.org')).status).toBe(200);

    expect(await findInDatabase('ursuline')).toEqual([]);
    expect((await find('giver@example.org')).donations).toMatchObject([
      { id, tributes: [{ name: 'Matata' }] },
    ]);
  });

  it('is kept while an order, a payment or an email is in progress', async () => {
    const email = 'busy@example.org';
    const order = await insertOrder(server, { email, state: 'delivered' });
    const [mail] = await query<{ id: number }>(
      `INSERT INTO mails (kind, subject_id, state, attempts, created_at)
       VALUES ('order-confirmation', $1, 'waiting', 3, now()) RETURNING id`,
      [order],
    );
    const open = await insertOrder(server, { email, state: 'shipped' });

    const { blockers } = await find(email);
    const response = await erase(email);

    expect(blockers).toEqual([
      { kind: 'email', id: mail?.id, about: 'order-confirmation' },
      { kind: 'order', id: open, about: expect.stringMatching(/^PN-\d+$/) },
    ]);
    expect(response.status).toBe(409);
    expect((await find(email)).orders).toHaveLength(2);
  });

  it('is erased only when the address is typed again, and leaves its address in no audit entry', async () => {
    const email = 'twice@example.org';
    await insertOrder(server, { email, state: 'canceled' });

    const refused = await erase(email, 'twice@example.com');
    await erase(email);

    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ errors: { confirmation: expect.any(String) } });
    expect(await findInDatabase('twice@example')).toEqual([]);
    expect(await query(`SELECT action FROM audit_events WHERE action = 'personal_data.erased'`)).not.toEqual(
      [],
    );
  });
});
