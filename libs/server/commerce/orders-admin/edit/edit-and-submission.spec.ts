import { PrintifyService } from '@paniscus/server/integrations';
import { invalid } from '@paniscus/server/platform';
import {
  ASYNC_TIMEOUT_MS,
  buildOrderEdit,
  createPaidOrder,
  createSubmittedOrder,
  listPrintifyOrders,
  openOrdersAdmin,
  startServerWithSandbox,
  TRUST_LOCAL_PROXY,
  waitForOrderState,
  WITHOUT_POLLERS,
} from '@paniscus/server/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SubmitOrderService } from '../../fulfillment/submission/submit-order.service.ts';

const CHANGED = { address1: '14 River Road' };

const { sandbox, server } = await startServerWithSandbox({ ...TRUST_LOCAL_PROXY, ...WITHOUT_POLLERS });
const admin = await openOrdersAdmin(server);

afterEach(async () => {
  vi.restoreAllMocks();
  await sandbox.clearFaults();
});

const readAddresses = async (order: { number: string }) =>
  (await listPrintifyOrders(sandbox, order)).map(({ status, address_to }) => [status, address_to.address1]);

describe('editing an order', () => {
  it('waits for no submission: while one runs, the edit is refused and the order goes out as it was', async () => {
    const printify = server.app.get(PrintifyService);
    const create = printify.createOrder.bind(printify);
    const isAnswering = Promise.withResolvers<void>();
    const createOrder = vi.spyOn(printify, 'createOrder').mockImplementationOnce(async (draft) => {
      await isAnswering.promise;
      return create(draft);
    });
    const order = await createPaidOrder(server, sandbox);
    await vi.waitFor(() => expect(createOrder).toHaveBeenCalled(), ASYNC_TIMEOUT_MS);
    const before = await admin.order(order.id);

    const response = await admin.post(`${order.id}/edit/`, buildOrderEdit(before, CHANGED));
    isAnswering.resolve();

    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ detail: expect.stringContaining('being sent') });
    await waitForOrderState(server, order, 'submitted');
    expect(await readAddresses(order)).toEqual([['sending-to-production', '12 River Road']]);
  });

  it('keeps submissions waiting: the order goes out once, as changed', async () => {
    await sandbox.injectFault({ service: 'printify', mode: 'down', match: '/orders.json' });
    const order = await createPaidOrder(server, sandbox);
    const printify = server.app.get(PrintifyService);
    const quote = printify.quoteShipping.bind(printify);
    const isAnswering = Promise.withResolvers<void>();
    const quoteShipping = vi.spyOn(printify, 'quoteShipping').mockImplementationOnce(async (...request) => {
      await isAnswering.promise;
      return quote(...request);
    });
    const before = await admin.order(order.id);
    // The order's own job may hold the lease at the moment.
    const editing = vi.waitFor(async () => {
      const response = await admin.post(`${order.id}/edit/`, buildOrderEdit(before, CHANGED));
      expect(response.status).toBe(200);
    }, ASYNC_TIMEOUT_MS);
    await vi.waitFor(() => expect(quoteShipping).toHaveBeenCalled(), ASYNC_TIMEOUT_MS);
    await sandbox.clearFaults();

    const submissions = await Promise.allSettled(
      Array.from({ length: 4 }, () => server.app.get(SubmitOrderService).submit(order.id)),
    );
    isAnswering.resolve();
    await editing;

    expect(submissions.map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
    await waitForOrderState(server, order, 'submitted');
    expect(await readAddresses(order)).toEqual([['sending-to-production', CHANGED.address1]]);
  });

  it('corrects an address that the print shop rejected; a retry then submits the order', async () => {
    const printify = server.app.get(PrintifyService);
    const rejection = invalid({ 'address_to.address1': 'We could not find this address.' });
    vi.spyOn(printify, 'createOrder').mockRejectedValueOnce(rejection);
    const order = await createPaidOrder(server, sandbox);
    await waitForOrderState(server, order, 'needs_attention');

    const edit = buildOrderEdit(await admin.order(order.id), CHANGED);
    expect((await admin.post(`${order.id}/edit/`, edit)).status).toBe(200);
    await admin.post(`${order.id}/retry/`);

    await waitForOrderState(server, order, 'submitted');
    expect(await readAddresses(order)).toEqual([['sending-to-production', CHANGED.address1]]);
  });

  it('cancels a draft at the print shop, so that the old one is never made', async () => {
    const printify = server.app.get(PrintifyService);
    const rejection = invalid({ 'address_to.address1': 'We could not find this address.' });
    vi.spyOn(printify, 'sendToProduction').mockRejectedValueOnce(rejection);
    const order = await createPaidOrder(server, sandbox);
    await waitForOrderState(server, order, 'needs_attention');

    const edit = buildOrderEdit(await admin.order(order.id), CHANGED);
    expect((await admin.post(`${order.id}/edit/`, edit)).status).toBe(200);
    await admin.post(`${order.id}/retry/`);

    await waitForOrderState(server, order, 'submitted');
    expect((await readAddresses(order)).sort()).toEqual([
      ['canceled', '12 River Road'],
      ['sending-to-production', CHANGED.address1],
    ]);
  });

  it('is not possible once the order is at the print shop', async () => {
    const { order } = await createSubmittedOrder(server, sandbox);
    const submitted = await admin.order(order.id);

    const response = await admin.post(`${order.id}/edit/`, buildOrderEdit(submitted, CHANGED));

    expect(submitted.edit).toBeNull();
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ detail: expect.stringContaining('no longer be changed') });
  });
});
