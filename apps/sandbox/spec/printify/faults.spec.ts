import { describe, expect, it } from 'vitest';
import { callControlApi, HOUR_S, waitFor } from '../test-sandbox.ts';
import { ADDRESS, startPrintify, SHOP, TOKEN } from './test-printify.ts';
import type { Order } from './test-printify.ts';

describe('Printify faults', () => {
  it('create the order although the response is too late', async () => {
    const shop = await startPrintify();
    await callControlApi(shop.http, 'POST', 'faults', {
      service: 'printify',
      mode: 'slow',
      match: 'orders.json',
      delay_ms: HOUR_S * 1000,
    });
    const line = await shop.buildLine('Question Shirt', 'M / Forest');
    const client = new AbortController();
    const listOrders = async () =>
      (await callControlApi<{ orders: Order[] }>(shop.http, 'GET', 'state')).orders;

    const impatient = fetch(`${shop.http}/v1/shops/${SHOP}/orders.json`, {
      method: 'POST',
      headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        external_id: 'PN-000017',
        line_items: [line],
        shipping_method: 1,
        address_to: ADDRESS,
      }),
      signal: client.signal,
    });
    await waitFor(async () => expect(await listOrders()).toHaveLength(1));
    client.abort();

    await expect(impatient).rejects.toThrow('aborted');
    expect(await listOrders()).toMatchObject([{ external_id: 'PN-000017', status: 'on-hold' }]);
  });

  it('drop the connection or return an error without creating an order', async () => {
    const shop = await startPrintify();
    const injectFault = (fault: object) =>
      callControlApi(shop.http, 'POST', 'faults', {
        service: 'printify',
        match: '/orders',
        times: 1,
        ...fault,
      });

    await injectFault({ mode: 'down' });
    await expect(shop.submitOrder()).rejects.toThrow();
    await injectFault({ mode: 'error', status: 502 });
    await expect(shop.submitOrder()).rejects.toThrow();

    const calls = await callControlApi<{ path: string; status: number; headers: object }[]>(
      shop.http,
      'GET',
      'calls?service=printify',
    );
    const attempts = calls.filter(({ path }) => path.endsWith('/orders.json'));
    expect(attempts.map(({ status }) => status)).toEqual([0, 502]);
    expect(JSON.stringify(calls)).not.toContain(TOKEN);
    expect((await shop.call<{ total: number }>('GET', 'orders.json')).body.total).toBe(0);
  });
});
