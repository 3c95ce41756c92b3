import { PrintifyService } from '@paniscus/server/integrations';
import { unavailable } from '@paniscus/server/platform';
import {
  TRUST_LOCAL_PROXY,
  createPaidOrder,
  createSubmittedOrder,
  listPrintifyOrders,
  getOrderState,
  waitForOrderState,
  WITHOUT_POLLERS,
  findStoredOrders,
  ASYNC_TIMEOUT_MS,
  startServerWithSandbox,
} from '@paniscus/server/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SubmitOrderService } from './submit-order.service.ts';

const { sandbox, server } = await startServerWithSandbox({ ...TRUST_LOCAL_PROXY, ...WITHOUT_POLLERS });

afterEach(async () => {
  vi.restoreAllMocks();
  await sandbox.clearFaults();
  await sandbox.restoreCatalog();
});

const listActiveOrders = async (order: { number: string }) =>
  (await listPrintifyOrders(sandbox, order)).filter(({ status }) => status !== 'canceled');

describe('paid order', () => {
  it('is submitted to Printify with its number, lines and address, and sent to production', async () => {
    const { order, printifyOrder } = await createSubmittedOrder(server, sandbox);

    const [stored] = await findStoredOrders(server, order.email);
    expect(printifyOrder).toMatchObject({
      external_id: order.number,
      status: 'sending-to-production',
      shipping_method: 1,
      send_shipping_notification: false,
      line_items: stored?.lines.map(({ productId, variantId, quantity }) => ({
        product_id: productId,
        variant_id: Number(variantId),
        quantity,
      })),
      address_to: { first_name: 'Ada', last_name: 'Lovelace', zip: '50309', phone: '0000000000' },
    });
    expect(stored?.history.map(({ to, cause }) => [to, cause])).toEqual([
      ['paid', 'e-mail call'],
      ['submitted', 'print shop'],
    ]);
  });

  it('waits while Printify is down and is submitted when it is back', async () => {
    await sandbox.injectFault({ service: 'printify', mode: 'down', match: '/orders.json' });
    const order = await createPaidOrder(server, sandbox);
    await vi.waitFor(async () => {
      const attempts = (await sandbox.calls('printify')).filter(({ path }) => path.includes('/orders.json'));
      expect(attempts.length).toBeGreaterThan(1);
    }, ASYNC_TIMEOUT_MS);
    const before = await getOrderState(server, order);

    await sandbox.clearFaults();

    await waitForOrderState(server, order, 'submitted');
    expect(before).toBe('paid');
    expect(await listPrintifyOrders(sandbox, order)).toHaveLength(1);
  });

  it('is created once although several processes submit it repeatedly at the same time', async () => {
    const printify = server.app.get(PrintifyService);
    const create = printify.createOrder.bind(printify);
    const isAnswering = Promise.withResolvers<void>();
    const createOrder = vi.spyOn(printify, 'createOrder').mockImplementation(async (draft) => {
      await isAnswering.promise;
      return create(draft);
    });
    const order = await createPaidOrder(server, sandbox);
    const submitter = server.app.get(SubmitOrderService);
    const submitRepeatedly = () => Array.from({ length: 8 }, () => submitter.submit(order.id));

    const early = Promise.allSettled(submitRepeatedly());
    await vi.waitFor(() => expect(createOrder).toHaveBeenCalled(), ASYNC_TIMEOUT_MS);
    const during = await Promise.allSettled(submitRepeatedly());
    isAnswering.resolve();
    await early;
    await Promise.allSettled(submitRepeatedly());

    expect(during.map(({ status }) => status)).toEqual(Array(8).fill('rejected'));
    await waitForOrderState(server, order, 'submitted');
    expect(await listPrintifyOrders(sandbox, order)).toHaveLength(1);
  });

  it('is found again when Printify created it but the response was lost', async () => {
    const printify = server.app.get(PrintifyService);
    const create = printify.createOrder.bind(printify);
    vi.spyOn(printify, 'createOrder').mockImplementationOnce(async (draft) => {
      await create(draft);
      throw unavailable('No response.');
    });

    const { order } = await createSubmittedOrder(server, sandbox);

    expect(await listPrintifyOrders(sandbox, order)).toHaveLength(1);
  });

  it('is created once and its duplicate canceled when Printify processes a call late', async () => {
    const printify = server.app.get(PrintifyService);
    const create = printify.createOrder.bind(printify);
    let createLate: (() => Promise<string>) | undefined;
    vi.spyOn(printify, 'createOrder')
      .mockImplementationOnce(async (draft) => {
        createLate = () => create(draft);
        throw unavailable('No response.');
      })
      .mockImplementationOnce(async (draft) => {
        await createLate?.();
        return create(draft);
      });

    const { order } = await createSubmittedOrder(server, sandbox);

    expect((await listPrintifyOrders(sandbox, order)).map(({ status }) => status).sort()).toEqual([
      'canceled',
      'sending-to-production',
    ]);
  });

  it('is created although Printify has a much older order with the same number', async () => {
    const printify = server.app.get(PrintifyService);
    vi.spyOn(printify, 'findOrders').mockImplementationOnce(async (externalId) => [
      {
        id: 'somebody-elses',
        externalId,
        status: 'in_production',
        isSentToProduction: true,
        shipments: [],
        createdAt: new Date('2024-01-01T00:00:00Z'),
      },
    ]);

    const { order } = await createSubmittedOrder(server, sandbox);

    expect(await listActiveOrders(order)).toMatchObject([{ status: 'sending-to-production' }]);
  });

  it('is not sent to production twice when the response was lost', async () => {
    const printify = server.app.get(PrintifyService);
    const send = printify.sendToProduction.bind(printify);
    vi.spyOn(printify, 'sendToProduction').mockImplementationOnce(async (id) => {
      await send(id);
      throw unavailable('No response.');
    });

    const { order } = await createSubmittedOrder(server, sandbox);

    expect(await listActiveOrders(order)).toMatchObject([{ status: 'sending-to-production' }]);
  });

  it('needs attention with the reason when Printify rejects it', async () => {
    const printify = server.app.get(PrintifyService);
    const create = printify.createOrder.bind(printify);
    vi.spyOn(printify, 'createOrder').mockImplementationOnce((draft) =>
      create({ ...draft, address: { ...draft.address, zip: '00000' } }),
    );

    const order = await createPaidOrder(server, sandbox);

    await waitForOrderState(server, order, 'needs_attention');
    expect(await findStoredOrders(server, order.email)).toMatchObject([
      {
        attention: 'The print shop rejected the order. It could not find the shipping address.',
      },
    ]);
    expect(await listPrintifyOrders(sandbox, order)).toEqual([]);
  });

  it('is not submitted once it is refunded', async () => {
    await sandbox.injectFault({ service: 'printify', mode: 'down', match: '/orders.json' });
    await sandbox.sendEventsTo(server.url);
    const order = await createPaidOrder(server, sandbox);
    await sandbox.stripe('refunds', { payment_intent: order.intentId });
    await waitForOrderState(server, order, 'refunded');
    await sandbox.clearFaults();

    // Its own job may hold the lease at the moment.
    await vi.waitFor(() => server.app.get(SubmitOrderService).submit(order.id), ASYNC_TIMEOUT_MS);

    expect(await listPrintifyOrders(sandbox, order)).toEqual([]);
    expect(await getOrderState(server, order)).toBe('refunded');
  });
});
