import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestSystem } from '#tools/system/test-system.ts';
import type { System } from './system.ts';

export interface StartedSystem {
  system: System;
  stop: () => Promise<void>;
}

/** Starts the built site with its stubs in a data folder of its own, which `stop` removes; on free ports, or on those given. */
export async function startSystem(ports?: { PORT: string; SANDBOX_PORT: string }): Promise<StartedSystem> {
  const dataDir = mkdtempSync(join(tmpdir(), 'paniscus-journeys-'));
  const removeData = () => rmSync(dataDir, { recursive: true, force: true });
  try {
    // Trusting the proxy headers lets each journey use its own client IP.
    const testSystem = await startTestSystem({
      TRUST_PROXY: '127.0.0.1,::1',
      DATA_DIR: dataDir,
      ...ports,
    });
    const { siteUrl, sandboxUrl, staff, pid } = testSystem;
    const stop = () => testSystem.stop().finally(removeData);
    try {
      const editor = await testSystem.createEditor();
      return { system: { siteUrl, sandboxUrl, staff, editor, pid, dataDir }, stop };
    } catch (error) {
      await testSystem.stop();
      throw error;
    }
  } catch (error) {
    removeData();
    throw error;
  }
}
