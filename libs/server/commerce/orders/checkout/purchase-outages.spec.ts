import {
  TRUSTING,
  aPurchase,
  beginPurchase,
  completedPurchase,
  ordersIn,
  startTestApp,
  startTestSandbox,
} from '@paniscus/server/testing';
import type { TestApp, TestSandbox } from '@paniscus/server/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

let sandbox: TestSandbox;
let server: TestApp;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  server = await startTestApp({ ...sandbox.environment, ...TRUSTING, JOB_RETRY_S: '1' });
});
afterEach(() => sandbox.mend());
afterAll(async () => {
  await server.stop();
  await sandbox.stop();
});

const listCharges = async () =>
  (await sandbox.state()).intents.filter(({ status }) => status === 'succeeded').length;

describe('buying while a service is unavailable', () => {
  it.each([
    ['the print shop', { service: 'printify', mode: 'down' }],
    ['the print shop, which answers with errors', { service: 'printify', mode: 'error', status: 500 }],
    ['the tax service', { service: 'stripe', mode: 'down', match: '/v1/tax' }],
  ] as const)('returns 503 and stores nothing: %s', async (_, fault) => {
    const request = await aPurchase(server);
    await sandbox.break(fault);

    const response = await beginPurchase(server, request);

    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await ordersIn(server, request.email)).toEqual([]);
  });

  it('returns 503 while the payment provider is down and continues the same order afterwards', async () => {
    const request = await aPurchase(server);
    const before = await listCharges();
    await sandbox.break({ service: 'stripe', mode: 'down', match: '/v1/payment_intents' });
    const down = await beginPurchase(server, request);
    await sandbox.mend();
    const [waiting] = await ordersIn(server, request.email);

    await completedPurchase(server, sandbox, request);

    expect(down.status).toBe(503);
    expect(waiting?.state).toBe('pending');
    const [order, ...others] = await ordersIn(server, request.email);
    expect(others).toEqual([]);
    expect(order?.history.map(({ to }) => to)).toContain('paid');
    expect((await listCharges()) - before).toBe(1);
  });

  it('needs neither Printify nor the tax service for an order started a moment ago', async () => {
    const request = await aPurchase(server);
    const first = await beginPurchase(server, request);
    await sandbox.break({ service: 'printify', mode: 'down' });
    await sandbox.break({ service: 'stripe', mode: 'down', match: '/v1/tax' });

    const again = await beginPurchase(server, request);

    expect([first.status, again.status]).toEqual([200, 200]);
    expect(await again.json()).toEqual(await first.json());
  });
});
