import type { Timeouts } from '@paniscus/server/platform';
import { afterAll } from 'vitest';
import { startTestApp } from './test-app.ts';
import type { TestApp } from './test-app.ts';
import { startTestSandbox } from './test-sandbox.ts';
import type { TestSandbox } from './test-sandbox.ts';

/**
 * Starts a server for all tests of a spec file, and stops it after the last one. Await it at the top level of the file;
 * arguments as in `startTestApp`.
 */
export async function startServer(
  environment: Record<string, string> = {},
  timeouts: Partial<Timeouts> = {},
): Promise<TestApp> {
  const server = await startTestApp(environment, timeouts);
  afterAll(() => server.stop());
  return server;
}

/** Like `startServer`, with a sandbox whose fake services the server uses, and which stops after the server. */
export async function startServerWithSandbox(
  environment: Record<string, string> = {},
  timeouts: Partial<Timeouts> = {},
): Promise<{ sandbox: TestSandbox; server: TestApp }> {
  const sandbox = await startTestSandbox();
  try {
    const server = await startTestApp({ ...sandbox.environment, ...environment }, timeouts);
    afterAll(() => server.stop().finally(() => sandbox.stop()));
    return { sandbox, server };
  } catch (error) {
    // Vitest calls no `afterAll` of a file that it could not load.
    await sandbox.stop();
    throw error;
  }
}
