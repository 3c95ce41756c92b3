import { join } from 'node:path';
import { Client } from 'pg';
import { expect } from '@playwright/test';
import { sandbox } from './sandbox.ts';
import { system } from './system.ts';

async function unfinishedJobs(): Promise<string[]> {
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

const unfinished = async () => [
  ...(await sandbox.pendingDeliveries()).map(({ type }) => type),
  ...(await unfinishedJobs()),
];

/**
 * Waits until the site has accepted every webhook event and no job is left to do, so that a count of e-mails or
 * charges is final. A job that cannot succeed keeps this waiting: mend the sandbox first.
 */
export async function untilSettled(): Promise<void> {
  // Twice: the last job may have caused another event.
  await expect
    .poll(async () => [...(await unfinished()), ...(await unfinished())], { timeout: 120_000 })
    .toEqual([]);
}
