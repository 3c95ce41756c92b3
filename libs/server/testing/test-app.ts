import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { JobsService, readSettings } from '@paniscus/server/platform';
import type { Settings, Timeouts } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import { expect, vi } from 'vitest';
import { getAppUnderTest } from './app-factory.ts';
import { MIGRATED_TEMPLATE } from './database/migrated-template.ts';
import { createTestDatabase } from './database/test-database.ts';
import type { TestDatabase } from './database/test-database.ts';
import { PATIENT_TIMEOUTS } from './patient-timeouts.ts';
import { ResponseCheck } from './response-check.ts';
import type { TestSandbox } from './test-sandbox.ts';

/**
 * Timeout in milliseconds for asynchronous work such as a job, an email or an event. On a busy machine a retry may come
 * 5 to 20 seconds later, so this only detects hangs.
 */
export const ASYNC_TIMEOUT_MS = 60_000;

/** The least that argon2id accepts; a spec of the settings proves the real cost. */
const CHEAP_PASSWORDS = { memoryCost: 8, timeCost: 1, parallelism: 1 };

export type TestApp = {
  app: NestFastifyApplication;
  url: string;
  dataDir: string;
  settings: Settings;
  /** Compares each response with the schema of its endpoint; `stop` rejects when one differed. */
  responses: ResponseCheck;
  stop: () => Promise<void>;
};

/**
 * Starts a server that the caller stops; `environment` overrides its environment variables, `timeouts` the long timeouts
 * of specs. Most spec files call `startServer` or `startServerWithSandbox` instead.
 */
export async function startTestApp(
  environment: Record<string, string> = {},
  timeouts: Partial<Timeouts> = {},
): Promise<TestApp> {
  const database = await createTestDatabase(MIGRATED_TEMPLATE);
  try {
    return await startWithDatabase(database, buildSettings(database, environment, timeouts));
  } catch (error) {
    await database.remove();
    throw error;
  }
}

async function startWithDatabase(database: TestDatabase, settings: Settings): Promise<TestApp> {
  const responses = new ResponseCheck();
  const app = await getAppUnderTest().createApp(settings, [responses]);
  await app.listen(0, '127.0.0.1');
  const stop = async () => {
    // A connection that becomes idle only while the server closes would keep it open.
    app.getHttpAdapter().getInstance().server.keepAliveTimeout = 1;
    await app.close();
    await database.remove();
    expect(responses.mismatches).toEqual([]);
  };
  return { app, responses, url: await app.getUrl(), dataDir: database.dataDir, settings, stop };
}

function buildSettings(
  database: TestDatabase,
  environment: Record<string, string>,
  timeouts: Partial<Timeouts>,
): Settings {
  const settings = readSettings({
    PORT: '0',
    LOG_LEVEL: 'silent',
    DATA_DIR: database.dataDir,
    DATABASE_URL: database.databaseUrl,
    // API only, unless a spec sets the built site.
    WEB_DIR: join(database.dataDir, 'no-site'),
    // Periodic work does not interfere with a test that takes long; specs of it set shorter intervals.
    RECONCILE_EVERY_S: '86400',
    JOB_RETRY_S: '1',
    // A connection that is idle while the machine is busy stays open, so that no request is sent on a closed one.
    KEEP_ALIVE_S: '600',
    ...environment,
  });
  return { ...settings, timeouts: { ...PATIENT_TIMEOUTS, ...timeouts }, passwordCost: CHEAP_PASSWORDS };
}

/** Makes failed jobs due at once, instead of after their delay. */
async function retryJobsNow({ app }: Pick<TestApp, 'app'>): Promise<void> {
  const [jobs] = await app
    .get(DataSource)
    .query<[{ name: string }[], number]>(
      "UPDATE jobs.job SET start_after = now() WHERE state = 'retry' AND start_after > now() RETURNING name",
    );
  app.get(JobsService).wake(jobs.map(({ name }) => name));
}

/**
 * Waits until the server has accepted every webhook event and no job is left, without the delays before retries, so
 * that a count of emails or charges is final. Never resolves while a job cannot succeed: call `clearFaults` on the
 * sandbox first.
 */
export async function waitUntilIdle(server: TestApp, sandbox: TestSandbox): Promise<void> {
  const listUnfinished = async () => [
    ...(await sandbox.pendingDeliveries()).filter(({ url }) => url.startsWith(server.url)),
    ...(await server.app
      .get(DataSource)
      .query("SELECT name, state FROM jobs.job WHERE state < 'completed' AND name <> 'dead-letters'")),
  ];
  await vi.waitFor(async () => {
    await retryJobsNow(server);
    expect(await listUnfinished()).toEqual([]);
    // The last job may have caused another event.
    expect(await listUnfinished()).toEqual([]);
  }, ASYNC_TIMEOUT_MS);
}
