import {
  TRUST_LOCAL_PROXY,
  openDonationsAdmin,
  completeDonation,
  ASYNC_TIMEOUT_MS,
  startServerWithSandbox,
} from '@paniscus/server/testing';
import { DataSource } from 'typeorm';
import { expect, it, vi } from 'vitest';

const { sandbox, server } = await startServerWithSandbox(TRUST_LOCAL_PROXY);

// The embedded database serializes transactions, so this needs a real PostgreSQL.
it.skipIf(!process.env.TEST_DATABASE_URL)(
  'a refund waits for a payment sync in progress without a deadlock',
  async () => {
    const donation = await completeDonation(server, sandbox);
    const admin = await openDonationsAdmin(server);
    const dataSource = server.app.get(DataSource);
    const expectWaitingLock = async () => {
      const waiting = await dataSource.query('SELECT 1 FROM pg_locks WHERE NOT granted');
      expect(waiting).not.toHaveLength(0);
    };

    const response = await dataSource.transaction(async (manager) => {
      await manager.query('SELECT id FROM payments WHERE intent_id = $1 FOR UPDATE', [donation.intentId]);
      const pending = admin.post(`donations/${donation.id}/refund/`, { amount_cents: 100 });
      await vi.waitFor(expectWaitingLock, { timeout: ASYNC_TIMEOUT_MS, interval: 20 });
      await manager.query('SELECT id FROM donations WHERE id = $1 FOR UPDATE', [donation.id]);
      return { pending };
    });

    expect((await response.pending).status).toBe(200);
  },
);
