import { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { TRUSTING } from '../testing/donations.ts';
import { openDonationsAdmin } from '../testing/giving/donation-desk.ts';
import { arrivedGift } from '../testing/giving/gifts.ts';
import { SOON, startTestApp } from '../testing/test-app.ts';
import type { TestApp } from '../testing/test-app.ts';
import { startTestSandbox } from '../testing/test-sandbox.ts';
import type { TestSandbox } from '../testing/test-sandbox.ts';

let sandbox: TestSandbox;
let server: TestApp;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  server = await startTestApp({ ...sandbox.environment, ...TRUSTING });
});
afterAll(async () => {
  await server.stop();
  await sandbox.stop();
});

// On the embedded database transactions come one after the other.
it.skipIf(!process.env.TEST_DATABASE_URL)(
  'a refund waits for the payment that is just being settled, and neither stops the other',
  async () => {
    const gift = await arrivedGift(server, sandbox);
    const admin = await openDonationsAdmin(server);
    const dataSource = server.app.get(DataSource);
    const isWaitedFor = async () => {
      const waiting = await dataSource.query('SELECT 1 FROM pg_locks WHERE NOT granted');
      expect(waiting).not.toHaveLength(0);
    };

    const answer = await dataSource.transaction(async (manager) => {
      await manager.query('SELECT id FROM payments WHERE intent_id = $1 FOR UPDATE', [gift.intentId]);
      const asked = admin.post(`donations/${gift.id}/refund/`, { amount_cents: 100 });
      await vi.waitFor(isWaitedFor, { timeout: SOON, interval: 20 });
      await manager.query('SELECT id FROM donations WHERE id = $1 FOR UPDATE', [gift.id]);
      return { asked };
    });

    expect((await answer.asked).status).toBe(200);
  },
);
