import type { DonationStatus } from '@paniscus/domain/donation';
import { DataSource } from 'typeorm';
import type { TestApp } from './test-app.ts';

export type StoredDonation = {
  id: number;
  status: DonationStatus;
  amountCents: number;
  receiptNumber: string | null;
  keys: string[];
  history: { to: string; cause: string; at: Date }[];
};

export async function findStoredDonations(
  { app }: Pick<TestApp, 'app'>,
  email?: string,
): Promise<StoredDonation[]> {
  const dataSource = app.get(DataSource);
  const rows = await dataSource.query<Omit<StoredDonation, 'keys' | 'history'>[]>(
    `SELECT id, status, amount_cents AS "amountCents", receipt_number AS "receiptNumber"
     FROM donations WHERE $1::text IS NULL OR email = $1 ORDER BY id`,
    [email ?? null],
  );
  const withDetails = rows.map(async (row) => {
    const payments = await dataSource.query<{ key: string }[]>(
      `SELECT idempotency_key AS key FROM payments WHERE kind = 'donation' AND payable_id = $1 ORDER BY id`,
      [row.id],
    );
    const history = await dataSource.query<StoredDonation['history']>(
      `SELECT to_state AS to, cause, at FROM transitions
       WHERE kind = 'donation' AND subject_id = $1 ORDER BY id`,
      [row.id],
    );
    return { ...row, keys: payments.map(({ key }) => key), history };
  });
  return Promise.all(withDetails);
}
