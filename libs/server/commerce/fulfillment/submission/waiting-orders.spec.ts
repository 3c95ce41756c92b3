import {
  ASYNC_TIMEOUT_MS,
  createPaidOrder,
  openOrdersAdmin,
  startServerWithSandbox,
  TRUST_LOCAL_PROXY,
  waitForOrderState,
  WITHOUT_POLLERS,
} from '@paniscus/server/testing';
import { afterEach, expect, it, vi } from 'vitest';

const { sandbox, server } = await startServerWithSandbox({ ...TRUST_LOCAL_PROXY, ...WITHOUT_POLLERS });
const admin = await openOrdersAdmin(server);

afterEach(() => sandbox.clearFaults());

const startWaiting = async () => {
  await sandbox.injectFault({ service: 'printify', mode: 'error', match: '/orders.json', status: 500 });
  const order = await createPaidOrder(server, sandbox);
  await waitUntilWaiting(order.id);
  return order;
};
const waitUntilWaiting = (id: number) =>
  vi.waitFor(
    async () =>
      expect(await admin.order(id)).toMatchObject({
        attention: expect.stringMatching(/^Waiting for the print shop\. It is not responding/),
        is_waiting: true,
      }),
    ASYNC_TIMEOUT_MS,
  );

it('shows why an order is waiting and submits it at once', async () => {
  const order = await startWaiting();
  await sandbox.clearFaults();

  const response = await admin.post(`${order.id}/retry/`);

  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ attention: null, is_waiting: false, can_retry: false });
  await waitForOrderState(server, order, 'submitted');
});

it('shows that an order waits again after a retry failed too', async () => {
  const order = await startWaiting();
  const countAttempts = async () => (await sandbox.calls('printify')).length;
  const before = await countAttempts();

  await admin.post(`${order.id}/retry/`);

  await vi.waitFor(async () => expect(await countAttempts()).toBeGreaterThan(before), ASYNC_TIMEOUT_MS);
  await waitUntilWaiting(order.id);
});
