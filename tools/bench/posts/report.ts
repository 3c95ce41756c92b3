import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { startTestSystem } from '#tools/system/test-system.ts';
import { fillPosts } from './fill-posts.ts';
import { measurePosts } from './measure-posts.ts';

const FEW = 1000;

/** Median times in milliseconds of a request with few and with many posts. */
export interface ScaleTimes {
  name: string;
  few: number;
  many: number;
}

/**
 * Measures requests with 1,000 and with `many` posts, on the embedded database or on an empty one of PostgreSQL. The site
 * has to be built.
 */
export async function comparePostTimes(
  many: number,
  databaseUrl: string | undefined,
  print: (line: string) => void,
): Promise<ScaleTimes[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'paniscus-bench-'));
  const environment = {
    DATA_DIR: dataDir,
    TRUST_PROXY: '127.0.0.1',
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  };
  const measure = async (count: number) => {
    const startedAt = performance.now();
    const filled = await fillPosts(count, { dataDir, databaseUrl });
    print(`${count} posts written in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
    const { siteUrl, stop } = await startTestSystem(environment);
    try {
      return await measurePosts(siteUrl, filled);
    } finally {
      await stop();
    }
  };
  try {
    // Creates the tables.
    await startTestSystem(environment).then(({ stop }) => stop());
    const few = await measure(FEW);
    const later = await measure(many);
    return [...few].map(([name, time]) => ({ name, few: time, many: later.get(name) ?? 0 }));
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

export const formatScaleTimes = ({ name, few, many }: ScaleTimes): string =>
  `${name.padEnd(33)}${few.toFixed(1).padStart(8)} ms${many.toFixed(1).padStart(8)} ms  ratio ${(many / few).toFixed(2)}`;
