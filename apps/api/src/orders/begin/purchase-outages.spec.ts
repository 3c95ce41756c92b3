import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { TRUSTING } from '../../testing/donations.ts';
import { aPurchase, beginPurchase, completedPurchase } from '../../testing/orders.ts';
import { ordersIn } from '../../testing/stored-orders.ts';
import { startTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestSandbox } from '../../testing/test-sandbox.ts';
import type { TestSandbox } from '../../testing/test-sandbox.ts';

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

describe('Buy Now while somebody is away', () => {
  it.each([
    ['the print shop', { service: 'printify', mode: 'down' }],
    ['the print shop, which answers with errors', { service: 'printify', mode: 'error', status: 500 }],
    ['the tax service', { service: 'stripe', mode: 'down', match: '/v1/tax' }],
  ] as const)('gets 503 and stores nothing: %s', async (_, fault) => {
    const request = await aPurchase(server);
    await sandbox.break(fault);

    const answer = await beginPurchase(server, request);

    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await ordersIn(server, request.email)).toEqual([]);
  });

  it('gets 503 while the payment provider is down, and goes on with the same order after', async () => {
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

  it('needs neither the print shop nor the tax service for an order that was begun a moment ago', async () => {
    const request = await aPurchase(server);
    const first = await beginPurchase(server, request);
    await sandbox.break({ service: 'printify', mode: 'down' });
    await sandbox.break({ service: 'stripe', mode: 'down', match: '/v1/tax' });

    const again = await beginPurchase(server, request);

    expect([first.status, again.status]).toEqual([200, 200]);
    expect(await again.json()).toEqual(await first.json());
  });
});
