import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { readSettings } from '@paniscus/server/platform';
import type { Settings } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import { expect, vi } from 'vitest';
import { getAppUnderTest } from './app-factory.ts';
import { MIGRATED_TEMPLATE } from './database/migrated-template.ts';
import { createTestDatabase } from './database/test-database.ts';
import { ResponseCheck } from './response-check.ts';
import type { TestSandbox } from './test-sandbox.ts';

/**
 * Timeout in milliseconds for asynchronous work such as a job, an email or an event. On a busy machine a retry may come
 * 5 to 20 seconds later, so this only detects hangs.
 */
export const ASYNC_TIMEOUT_MS = 60_000;

export type TestApp = {
  app: NestFastifyApplication;
  url: string;
  dataDir: string;
  settings: Settings;
  /** Compares each response with the schema of its endpoint; `stop` rejects when one differed. */
  responses: ResponseCheck;
  stop: () => Promise<void>;
};

/** Starts a server for a spec file; `environment` overrides its environment variables. Call `stop` in afterAll. */
export async function startTestApp(environment: Record<string, string> = {}): Promise<TestApp> {
  const database = await createTestDatabase(MIGRATED_TEMPLATE);
  const settings = readSettings({
    PORT: '0',
    LOG_LEVEL: 'silent',
    DATA_DIR: database.dataDir,
    DATABASE_URL: database.databaseUrl,
    // API only, unless a spec sets the built site.
    WEB_DIR: join(database.dataDir, 'no-site'),
    ...environment,
  });
  const responses = new ResponseCheck();
  const app = await getAppUnderTest().createApp(settings, [responses]);
  await app.listen(0, '127.0.0.1');
  const stop = async () => {
    await app.close();
    await database.remove();
    expect(responses.mismatches).toEqual([]);
  };
  return { app, responses, url: await app.getUrl(), dataDir: database.dataDir, settings, stop };
}

/**
 * Waits until the server has accepted every webhook event and no job is left, so that a count of emails or charges is
 * final. Never resolves while a job cannot succeed: call `clearFaults` on the sandbox first.
 */
export async function waitUntilIdle(server: TestApp, sandbox: TestSandbox): Promise<void> {
  const listUnfinished = async () => [
    ...(await sandbox.pendingDeliveries()).filter(({ url }) => url.startsWith(server.url)),
    ...(await server.app
      .get(DataSource)
      .query("SELECT name, state FROM jobs.job WHERE state < 'completed' AND name <> 'dead-letters'")),
  ];
  await vi.waitFor(async () => {
    expect(await listUnfinished()).toEqual([]);
    // The last job may have caused another event.
    expect(await listUnfinished()).toEqual([]);
  }, ASYNC_TIMEOUT_MS);
}
