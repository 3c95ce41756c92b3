import { JobsService } from '@paniscus/server/platform';
import {
  listProducts,
  SHORT_INTERVALS,
  insertOrder,
  ASYNC_TIMEOUT_MS,
  startServerWithSandbox,
} from '@paniscus/server/testing';
import { DataSource } from 'typeorm';
import { describe, expect, it, vi } from 'vitest';
import { SUBMIT_ORDER } from '../orders/order-jobs.ts';

const ORDERS = 40;

const { sandbox, server } = await startServerWithSandbox(SHORT_INTERVALS);
await sandbox.sendEventsTo(server.url);

describe('orders paid while Printify is unavailable', () => {
  it('are each submitted once within a minute of its return, including those whose job was lost', async () => {
    const { id: productId, variants } = (await listProducts(server))[0]!;
    const dataSource = server.app.get(DataSource);
    const jobs = server.app.get(JobsService);
    await sandbox.injectFault({ service: 'printify', mode: 'down' });
    for (let count = 0; count < ORDERS; count += 1) {
      const orderId = await insertOrder(server);
      await dataSource.query('UPDATE order_lines SET product_id = $2, variant_id = $3 WHERE order_id = $1', [
        orderId,
        productId,
        variants.find(({ is_enabled, is_available }) => is_enabled && is_available)?.id,
      ]);
      if (count % 4 !== 0) await jobs.enqueue(dataSource.manager, SUBMIT_ORDER, { orderId });
    }
    await vi.waitFor(
      async () => expect((await sandbox.calls('printify')).length).toBeGreaterThan(5),
      ASYNC_TIMEOUT_MS,
    );

    await sandbox.clearFaults();

    const listStates = () => dataSource.query<{ state: string }[]>('SELECT DISTINCT state FROM orders');
    await vi.waitFor(async () => expect(await listStates()).toEqual([{ state: 'submitted' }]), {
      timeout: 60_000,
      interval: 250,
    });
    const numbers = (await sandbox.state('orders')).map(({ external_id }) => external_id);
    expect(numbers).toHaveLength(ORDERS);
    expect(new Set(numbers).size).toBe(ORDERS);
  });
});
