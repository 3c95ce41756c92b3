import { randomUUID } from 'node:crypto';
import type { Dashboard } from '@paniscus/domain/dashboard';
import { Clock, JobsService } from '@paniscus/server/platform';
import {
  insertDonation,
  insertOrder,
  openDonationsAdmin,
  signInAs,
  startServer,
} from '@paniscus/server/testing';
import { DataSource } from 'typeorm';
import { afterEach, describe, expect, it, vi } from 'vitest';

const server = await startServer();
const admin = await openDonationsAdmin(server);

afterEach(() => vi.restoreAllMocks());

const fetchDashboard = async () => (await (await admin.get('dashboard/')).json()) as Dashboard;
const query = (sql: string) => server.app.get(DataSource).query<{ id: number }[]>(sql);
const listIds = async (path: string) =>
  ((await (await admin.get(path)).json()) as { id: number }[]).map(({ id }) => id);

const insertMail = (kind: string, subjectId: number) =>
  query(
    `INSERT INTO mails (kind, subject_id, state, attempts, last_error, created_at)
     VALUES ('${kind}', ${subjectId}, 'waiting', 3, 'Connection refused', now())`,
  );

async function insertOpenRefund(kind: 'order' | 'donation', payableId: number): Promise<void> {
  const [payment] = await query(
    `INSERT INTO payments (kind, payable_id, idempotency_key, amount_cents, currency, state, network_key, email_key,
       created_at)
     VALUES ('${kind}', ${payableId}, '${randomUUID()}', 2500, 'usd', 'succeeded', 'n', 'e', now()) RETURNING id`,
  );
  await query(
    `INSERT INTO refunds (kind, payable_id, payment_id, refund_key, idempotency_key, amount_cents, is_rest, state,
       reason, requested_by, next_try_at, created_at)
     VALUES ('${kind}', ${payableId}, ${payment?.id}, '${randomUUID()}', '${randomUUID()}', 2500, false,
       'requested', '', 'grace', '2100-01-01', now())`,
  );
}

const insertFoundPayment = () =>
  query(
    `INSERT INTO transitions (kind, subject_id, from_state, to_state, cause, at)
     VALUES ('payment', 1, 'pending', 'succeeded', 'reconciliation', now())`,
  );
const insertEvent = () =>
  query(`INSERT INTO payment_events (id, type, received_at) VALUES ('${randomUUID()}', 'charge', now())`);

async function fetchPart(part: string) {
  return (await fetchDashboard()).system.find((entry) => entry.part === part);
}

describe('dashboard', () => {
  it('has no tasks while nothing needs a person, and claims nothing that was not checked', async () => {
    const { tasks, months, system } = await fetchDashboard();

    expect(tasks).toEqual([]);
    expect(months).toHaveLength(12);
    expect(system).toEqual([
      { part: 'database', state: 'ok', count: 0, last_at: null },
      { part: 'jobs', state: 'ok', count: 0, last_at: null },
      { part: 'webhooks', state: 'unknown', count: 0, last_at: null },
      { part: 'email', state: 'unknown', count: 0, last_at: null },
    ]);
  });

  it('counts what needs a person as the filtered lists do', async () => {
    const order = await insertOrder(server, { state: 'needs_attention' });
    const donation = await insertDonation(server, { attention: 'It is disputed.' });
    await insertOpenRefund('order', order);
    await insertOpenRefund('donation', donation);
    await insertMail('order-confirmation', order);
    await insertMail('donation-receipt', donation);
    await insertOrder(server);
    await insertDonation(server);
    await query(
      `INSERT INTO tributes (donation_id, kind, name, wall_line, wall_state, created_at)
       VALUES (${donation}, 'memory', 'Kanzi', 'He understood.', 'waiting', now())`,
    );

    const { tasks } = await fetchDashboard();

    expect(tasks).toEqual([
      { kind: 'orders', count: 1 },
      { kind: 'donations', count: 1 },
      { kind: 'order-refunds', count: 1 },
      { kind: 'donation-refunds', count: 1 },
      { kind: 'order-emails', count: 1 },
      { kind: 'donation-emails', count: 1 },
      { kind: 'tributes', count: 1 },
    ]);
    for (const reason of ['review', 'refund', 'email']) {
      expect(await listIds(`orders/?attention=${reason}`)).toEqual([order]);
      expect(await listIds(`donations/?attention=${reason}`)).toEqual([donation]);
    }
    expect((await admin.get('orders/?attention=none')).status).toBe(422);
  });

  it('adds up the income of each month', async () => {
    // The last evening of February in the organization's time zone.
    const at = '2026-03-01T05:30:00Z';
    vi.spyOn(server.app.get(Clock), 'now').mockReturnValue(new Date('2026-03-01T05:45:00Z'));
    await insertDonation(server, { at, amountCents: 4200, refundedCents: 100 });
    await insertOrder(server, { createdAt: at });

    const { months } = await fetchDashboard();

    expect(months.at(-1)).toEqual({
      month: '2026-02',
      sales_cents: 6470,
      donations_cents: 4200,
      refunded_cents: 100,
    });
  });

  it('asks for attention when a job failed for good', async () => {
    await server.app.get(JobsService)['boss'].send('dead-letters', { queue: 'submit-order', data: {} });

    expect(await fetchPart('jobs')).toMatchObject({
      state: 'attention',
      count: 1,
      last_at: expect.any(String),
    });
  });

  it('asks for attention while an email cannot be sent', async () => {
    await insertMail('order-link', 7);

    expect(await fetchPart('email')).toMatchObject({ state: 'attention' });
  });

  it('asks for attention when a payment was found without an event, until events arrive again', async () => {
    await insertFoundPayment();
    const before = await fetchPart('webhooks');
    await insertEvent();
    const after = await fetchPart('webhooks');

    expect(before).toMatchObject({ state: 'attention', last_at: null });
    expect(after).toMatchObject({ state: 'ok', last_at: expect.any(String) });
  });

  it.each(['author', 'editor'] as const)('is not for the role %s', async (role) => {
    const { access } = await signInAs(server, `not-an-admin-${role}`, role);

    const response = await fetch(`${server.url}/api/dashboard/`, {
      headers: { authorization: `Bearer ${access}` },
    });

    expect(response.status).toBe(403);
  });

  it('is for signed-in staff, and is not cached', async () => {
    expect((await fetch(`${server.url}/api/dashboard/`)).status).toBe(401);
    expect((await admin.get('dashboard/')).headers.get('cache-control')).toBe('no-store');
  });
});
