import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { startTestSystem } from '#tools/system/test-system.ts';
import type { TestSystem } from '#tools/system/test-system.ts';

async function publishSettings(worker: number, testSystem: TestSystem, dataDir: string): Promise<void> {
  const { siteUrl, sandboxUrl, staff, pid } = testSystem;
  const editor = await testSystem.createEditor();
  process.env[`SYSTEM_${worker}`] = JSON.stringify({ siteUrl, sandboxUrl, staff, editor, pid, dataDir });
}

/**
 * Starts the built site with its stubs once per worker, so that workers are isolated from each other. They start
 * sequentially, because a free port found for one could be taken by the next.
 */
export default async function globalSetup({ workers }: FullConfig): Promise<() => Promise<void>> {
  const testSystems: TestSystem[] = [];
  const dataDirs: string[] = [];
  const stop = async () => {
    await Promise.all(testSystems.map((testSystem) => testSystem.stop()));
    for (const dataDir of dataDirs) rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    for (let worker = 0; worker < workers; worker += 1) {
      const dataDir = mkdtempSync(join(tmpdir(), 'paniscus-journeys-'));
      dataDirs.push(dataDir);
      // Trusting the proxy headers lets each journey use its own client IP.
      const testSystem = await startTestSystem({ TRUST_PROXY: '127.0.0.1,::1', DATA_DIR: dataDir });
      testSystems.push(testSystem);
      await publishSettings(worker, testSystem, dataDir);
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
