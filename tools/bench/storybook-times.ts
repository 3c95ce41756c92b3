import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stop } from '#tools/system/child-process.ts';
import { waitUntilReady } from '#tools/system/readiness.ts';
import { ROOT } from '#tools/system/root.ts';
import { findFreePorts } from '#tools/system/settings.ts';
import { writeReport } from '#tools/workspace/reports.ts';

/** What was measured, in seconds, and the most that it may take on two cores without other load. */
interface Duration {
  name: string;
  seconds: number;
  limit: number;
}

function startStorybook(args: readonly string[], nodeEnvironment: string): ChildProcess {
  const cli = join(ROOT, 'node_modules', 'storybook', 'dist', 'bin', 'dispatcher.js');
  return spawn(process.execPath, [cli, ...args, '--loglevel', 'error', '--disable-telemetry'], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: nodeEnvironment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function measureBuild(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'paniscus-storybook-'));
  const startedAt = performance.now();
  const child = startStorybook(['build', '--output-dir', folder, '--stats-json'], 'production');
  await once(child, 'exit');
  rmSync(folder, { recursive: true, force: true });
  if (child.exitCode !== 0) throw new Error('The build of Storybook failed.');
  return (performance.now() - startedAt) / 1000;
}

/** Time until the index of all stories is served. */
async function measureStart(): Promise<number> {
  const port = String(await findFreePorts(1));
  const startedAt = performance.now();
  const child = startStorybook(['dev', '--port', port, '--exact-port', '--ci'], 'development');
  try {
    if (!(await waitUntilReady(`http://localhost:${port}/index.json`, child)))
      throw new Error('Storybook ended before it was ready.');
    return (performance.now() - startedAt) / 1000;
  } finally {
    await stop(child);
  }
}

async function measureDurations(): Promise<Duration[]> {
  // Fills the caches of Vite and Storybook.
  await measureStart();
  return [
    { name: 'warm start of Storybook', seconds: await measureStart(), limit: 8 },
    { name: 'build of Storybook', seconds: await measureBuild(), limit: 60 },
  ];
}

const format = ({ name, seconds, limit }: Duration): string =>
  `${name.padEnd(33)}${seconds.toFixed(1)} s (limit ${limit} s)`;

/** Measures Storybook, prints the durations, and reports those above their limit as failures. */
export async function reportStorybookTimes(print: (line: string) => void): Promise<{ hasPassed: boolean }> {
  const durations = await measureDurations();
  const lines = durations.map(format);
  lines.forEach((line) => print(line));
  const slow = durations.filter(({ seconds, limit }) => seconds > limit);
  writeReport(
    { project: 'storybook', target: 'storybook-times' },
    {
      passed: durations.length - slow.length,
      failures: slow.map((duration) => ({
        title: duration.name,
        message: format(duration),
        selector: 'storybook',
      })),
      notices: lines,
    },
  );
  return { hasPassed: slow.length === 0 };
}
