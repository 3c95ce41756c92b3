import {
  TRUST_LOCAL_PROXY,
  createPurchaseRequest,
  postPurchase,
  completePurchase,
  findStoredOrders,
  startServerWithSandbox,
} from '@paniscus/server/testing';
import { afterEach, describe, expect, it } from 'vitest';

const { sandbox, server } = await startServerWithSandbox({ ...TRUST_LOCAL_PROXY, JOB_RETRY_S: '1' });

afterEach(() => sandbox.clearFaults());

const listCharges = async () =>
  (await sandbox.state('intents')).filter(({ status }) => status === 'succeeded').length;

describe('buying while a service is unavailable', () => {
  it.each([
    ['Printify', { service: 'printify', mode: 'down' }],
    ['Printify, which returns errors', { service: 'printify', mode: 'error', status: 500 }],
    ['the tax service', { service: 'stripe', mode: 'down', match: '/v1/tax' }],
  ] as const)('returns 503 and stores nothing: %s', async (_, fault) => {
    const request = await createPurchaseRequest(server);
    await sandbox.injectFault(fault);

    const response = await postPurchase(server, request);

    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await findStoredOrders(server, request.email)).toEqual([]);
  });

  it('returns 503 while the payment provider is down and continues the same order afterward', async () => {
    const request = await createPurchaseRequest(server);
    const before = await listCharges();
    await sandbox.injectFault({ service: 'stripe', mode: 'down', match: '/v1/payment_intents' });
    const down = await postPurchase(server, request);
    await sandbox.clearFaults();
    const [waiting] = await findStoredOrders(server, request.email);

    await completePurchase(server, sandbox, request);

    expect(down.status).toBe(503);
    expect(waiting?.state).toBe('pending');
    const [order, ...others] = await findStoredOrders(server, request.email);
    expect(others).toEqual([]);
    expect(order?.history.map(({ to }) => to)).toContain('paid');
    expect((await listCharges()) - before).toBe(1);
  });

  it('needs neither Printify nor the tax service for an order started a moment ago', async () => {
    const request = await createPurchaseRequest(server);
    const first = await postPurchase(server, request);
    await sandbox.injectFault({ service: 'printify', mode: 'down' });
    await sandbox.injectFault({ service: 'stripe', mode: 'down', match: '/v1/tax' });

    const again = await postPurchase(server, request);

    expect([first.status, again.status]).toEqual([200, 200]);
    expect(await again.json()).toEqual(await first.json());
  });
});
