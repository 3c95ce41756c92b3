import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Build } from '../system/builds.ts';
import { buildStale } from '../system/builds.ts';
import { ROOT } from '../system/root.ts';
import { runScript } from './command.ts';
import type { StageResult } from './counts.ts';
import { add, countAsOne, countPlaywright, countVitest } from './counts.ts';

const succeeded: StageResult = { passed: 1, failed: 0, output: '' };

/** One step that either works or says why not. */
export async function step(action: () => Promise<unknown>): Promise<StageResult> {
  try {
    await action();
    return succeeded;
  } catch (error) {
    return { passed: 0, failed: 1, output: error instanceof Error ? error.message : String(error) };
  }
}

export async function format(): Promise<StageResult> {
  return countAsOne(await runScript('node_modules/prettier/bin/prettier.cjs', ['--check', '.']));
}

/** The linter's rule about imports reads the project graph that Nx keeps. */
export async function lint(): Promise<StageResult> {
  const graph = await runScript('node_modules/nx/dist/bin/nx.js', ['show', 'projects']);
  if (!graph.isDone) return countAsOne(graph);
  return countAsOne(await runScript('node_modules/eslint/bin/eslint.js', ['.', '--max-warnings', '0']));
}

/** Every file named check-… counts as one. */
export async function checks(): Promise<StageResult> {
  const files = ['tools', 'tools/checks'].flatMap((folder) =>
    readdirSync(join(ROOT, folder))
      .filter((name) => /^check-[a-z-]{1,40}\.ts$/.test(name))
      .map((name) => `${folder}/${name}`),
  );
  const results: StageResult[] = [];
  for (const file of files) {
    const result = await runScript(file);
    results.push(countAsOne({ ...result, output: `${file}\n${result.output}` }));
  }
  return add(results);
}

export async function builds(targets: Build[]): Promise<StageResult> {
  const results: StageResult[] = [];
  for (const target of targets) results.push(await step(() => buildStale([target])));
  return add(results);
}

export async function vitest(
  report: string,
  args: string[] = [],
  environment: Record<string, string> = {},
): Promise<StageResult> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const script = 'node_modules/vitest/vitest.mjs';
  return countVitest(report, await runScript(script, ['run', ...reporters, ...args], environment));
}

export async function playwright(report: string, project: string, workers: number): Promise<StageResult> {
  const chosen = ['--project', project, '--workers', String(workers)];
  const config = ['--config', 'apps/web-e2e/playwright.config.ts', ...chosen];
  const result = await runScript(
    'node_modules/@playwright/test/cli.js',
    ['test', ...config, '--reporter=line,json'],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  );
  return countPlaywright(report, result);
}
