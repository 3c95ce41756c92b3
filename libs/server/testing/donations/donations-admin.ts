import { randomBytes, randomUUID } from 'node:crypto';
import { isDonationPaid } from '@paniscus/domain/donation';
import type { DonationStatus, StaffDonation } from '@paniscus/domain/donation';
import { DataSource } from 'typeorm';
import { send, signInAs } from '../staff.ts';
import type { TestApp } from '../test-app.ts';

type DonationsAdminClient = {
  access: string;
  get: (path: string) => Promise<Response>;
  post: (path: string, body?: object) => Promise<Response>;
  put: (path: string, body: object) => Promise<Response>;
  donation: (id: number) => Promise<StaffDonation>;
};

export async function openDonationsAdmin(
  server: TestApp,
  username = 'grace',
  role: 'admin' | 'editor' = 'admin',
): Promise<DonationsAdminClient> {
  const { access } = await signInAs(server, username, role);
  const get = (path: string) =>
    fetch(`${server.url}/api/${path}`, { headers: { authorization: `Bearer ${access}` } });
  return {
    access,
    get,
    post: (path, body = {}) => send(server, `/api/${path}`, body, { access }),
    put: (path, body) => send(server, `/api/${path}`, body, { access, method: 'PUT' }),
    donation: async (id) => {
      const response = await get(`donations/${id}/`);
      if (response.status !== 200) throw new Error(`The donations admin returned ${response.status}.`);
      return (await response.json()) as StaffDonation;
    },
  };
}

type Change = {
  status?: DonationStatus;
  firstName?: string;
  lastName?: string;
  email?: string;
  region?: string;
  amountCents?: number;
  refundedCents?: number;
  isMonthly?: boolean;
  attention?: string;
  receiptNumber?: string;
  at?: string;
};

/** Inserts a donation of $25.00 without a payment, for read-only tests. Returns its id. */
export async function insertDonation({ app }: Pick<TestApp, 'app'>, change: Change = {}): Promise<number> {
  const { status = 'succeeded', amountCents = 2500, at = '2026-04-21T10:05:00Z' } = change;
  const isPaid = isDonationPaid(status);
  const [donation] = await app.get(DataSource).query<{ id: number }[]>(
    `INSERT INTO donations (form_id, page_token, first_name, last_name, email, country, region, amount_cents,
       refunded_cents, monthly_gift_id, attention, status, receipt_number, succeeded_at, created_at, frequency)
     VALUES ($1, $2, $3, $4, $5, 'US', $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) RETURNING id`,
    [
      randomUUID(),
      randomBytes(32).toString('base64url'),
      change.firstName ?? 'Ada',
      change.lastName ?? 'Lovelace',
      change.email ?? `ada-${randomUUID()}@example.org`,
      change.region ?? '',
      amountCents,
      change.refundedCents ?? 0,
      change.isMonthly === true ? await insertRecurringDonation(app.get(DataSource), amountCents) : null,
      change.attention ?? null,
      status,
      isPaid ? (change.receiptNumber ?? `T-${randomUUID()}`) : null,
      isPaid ? at : null,
      at,
      change.isMonthly === true ? 'monthly' : 'once',
    ],
  );
  if (donation === undefined) throw new Error('The donation was not stored.');
  return donation.id;
}

async function insertRecurringDonation(dataSource: DataSource, amountCents: number): Promise<number> {
  const [recurringDonation] = await dataSource.query<{ id: number }[]>(
    `INSERT INTO monthly_gifts (first_name, last_name, email, country, region, amount_cents, cost_cents, state, created_at)
     VALUES ('Ada', 'Lovelace', 'ada@example.org', 'US', '', $1, 0, 'active', now()) RETURNING id`,
    [amountCents],
  );
  if (recurringDonation === undefined) throw new Error('The recurring donation was not stored.');
  return recurringDonation.id;
}
