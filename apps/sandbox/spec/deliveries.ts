import { expect } from 'vitest';
import { callControlApi, waitFor } from './test-sandbox.ts';

interface PendingDelivery {
  url: string;
  type: string;
  attempts: number;
}

export const listDeliveries = (http: string) => callControlApi<PendingDelivery[]>(http, 'GET', 'deliveries');

/** Waits until the endpoint has accepted all events, so that it receives none later. */
export const waitUntilDelivered = (http: string, receiver: { url: string }) =>
  waitFor(async () =>
    expect((await listDeliveries(http)).filter(({ url }) => url === receiver.url)).toEqual([]),
  );

/** Waits until the only pending event has failed this often. Its next attempt then waits for the sandbox clock. */
export const waitUntilFailed = (http: string, attempts: number) =>
  waitFor(async () => expect(await listDeliveries(http)).toMatchObject([{ attempts }]));
