import { join } from 'node:path';
import { expect } from '@playwright/test';
import { Client } from 'pg';
import { system } from './system.ts';

export interface Fault {
  service: 'stripe' | 'printify' | 'videos' | 'smtp' | 'webhooks';
  mode: 'down' | 'slow' | 'error' | 'duplicate' | 'reorder';
  /** Substring of the path that the fault applies to; every call by default. */
  match?: string;
  times?: number;
  status?: number;
  delay_ms?: number;
}

export interface Mail {
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface Call {
  service: string;
  method: string;
  path: string;
  status: number;
}

/** Calls the control API of the sandbox's stubs. */
export async function controlSandbox<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(`${system.sandboxUrl}/__control/${path}`, {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  if (!response.ok)
    throw new Error(`${method} ${path} responded with ${response.status}: ${await response.text()}`);
  const text = await response.text();
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

export const sandbox = {
  injectFault: (fault: Fault) => controlSandbox<unknown>('POST', 'faults', fault),
  clearFaults: () => controlSandbox<unknown>('DELETE', 'faults'),
  mail: () => controlSandbox<Mail[]>('GET', 'mail'),
  calls: (service: Fault['service']) => controlSandbox<Call[]>('GET', `calls?service=${service}`),
  pendingDeliveries: () => controlSandbox<{ type: string }[]>('GET', 'deliveries'),
  state: () => controlSandbox<Record<string, unknown>>('GET', 'state'),
  /** Changes whether a variant of Printify's catalog can be ordered; `resetCatalog` undoes all changes. */
  setAvailable: (product: string, variant: number, isAvailable: boolean) =>
    controlSandbox<unknown>('POST', 'catalog', { product, variant, is_available: isAvailable }),
  resetCatalog: () => controlSandbox<unknown>('DELETE', 'catalog'),
  /** Advances the status of a Printify order, by the shop's order number or Printify's id. */
  advance: (order: string, to: 'in_production' | 'shipped' | 'delivered', parcels = 1) =>
    controlSandbox<unknown>('POST', 'advance', { order, to, ...(to === 'shipped' && { parcels }) }),
  /** Clears faults, recorded calls and mail; preserves payments. */
  reset: () => controlSandbox<unknown>('POST', 'reset'),
};

/** Emails sent to this address whose subject matches, oldest first. */
export const findEmailsTo = async (email: string, subject = /./): Promise<Mail[]> =>
  (await sandbox.mail()).filter((mail) => mail.to.includes(email) && subject.test(mail.subject));

async function listUnfinishedJobs(): Promise<string[]> {
  const database = new Client({
    host: join(system.dataDir, 'run'),
    port: 5432,
    user: 'postgres',
    database: 'postgres',
  });
  await database.connect();
  try {
    const { rows } = await database.query<{ name: string }>(
      "SELECT name FROM jobs.job WHERE state < 'completed' AND name <> 'dead-letters'",
    );
    return rows.map(({ name }) => name);
  } finally {
    await database.end();
  }
}

const listUnfinished = async () => [
  ...(await sandbox.pendingDeliveries()).map(({ type }) => type),
  ...(await listUnfinishedJobs()),
];

/**
 * Waits until all webhook events are accepted and the job queue is empty, so that counts of emails or charges are
 * final. A failing job blocks this: repair the sandbox first.
 */
export async function waitUntilIdle(): Promise<void> {
  // Checked twice, because the last job may have caused another event.
  await expect
    .poll(async () => [...(await listUnfinished()), ...(await listUnfinished())], {
      timeout: 120_000,
      intervals: [100, 200],
    })
    .toEqual([]);
}
