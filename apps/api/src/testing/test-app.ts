import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { expect, vi } from 'vitest';
import { readSettings } from '../config/settings.ts';
import type { Settings } from '../config/settings.ts';
import { createApp } from '../create-app.ts';
import { MIGRATED } from './database/migrated-template.ts';
import { createTestDatabase } from './database/test-database.ts';
import type { TestSandbox } from './test-sandbox.ts';

/**
 * How long a test waits for what is done beside it, in milliseconds: a job, a letter, an event. What did not succeed at
 * once on a busy machine is tried again after 5 to 20 seconds; this only ends what hangs.
 */
export const SOON = 60_000;

/** A whole server on a database of its own, listening on a free loopback port. */
export type TestApp = {
  app: NestFastifyApplication;
  /** Where it listens, without a slash at the end. */
  url: string;
  dataDir: string;
  settings: Settings;
  stop: () => Promise<void>;
};

/** Starts a server for a spec file; `environment` overrides the settings' variables. Call `stop` in afterAll. */
export async function startTestApp(environment: Record<string, string> = {}): Promise<TestApp> {
  const database = await createTestDatabase(MIGRATED);
  const settings = readSettings({
    PORT: '0',
    LOG_LEVEL: 'silent',
    DATA_DIR: database.dataDir,
    DATABASE_URL: database.databaseUrl,
    // Only the API, unless a spec asks for the built site.
    WEB_DIR: join(database.dataDir, 'no-site'),
    ...environment,
  });
  const app = await createApp(settings);
  await app.listen(0, '127.0.0.1');
  const stop = async () => {
    await app.close();
    await database.remove();
  };
  return { app, url: await app.getUrl(), dataDir: database.dataDir, settings, stop };
}

/**
 * Waits until the server has accepted every webhook event and no job is left to do, so that a count of e-mails or
 * charges is final. A job that cannot succeed keeps this waiting: mend the sandbox first.
 */
export async function untilIdle(server: TestApp, sandbox: TestSandbox): Promise<void> {
  const unfinished = async () => [
    ...(await sandbox.pendingDeliveries()).filter(({ url }) => url.startsWith(server.url)),
    ...(await server.app
      .get(DataSource)
      .query("SELECT name, state FROM jobs.job WHERE state < 'completed' AND name <> 'dead-letters'")),
  ];
  await vi.waitFor(async () => {
    expect(await unfinished()).toEqual([]);
    // The last job may have caused another event.
    expect(await unfinished()).toEqual([]);
  }, SOON);
}
