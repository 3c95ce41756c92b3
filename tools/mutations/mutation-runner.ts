import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '#tools/system/root.ts';
import type { Fault, SpecTest, StoryTest } from './fault.ts';
import { applyFault } from './fault.ts';

/** A fault may cause an endless loop, which no test limit ends. */
const TIMEOUT_MS = 900_000;

interface Report {
  testResults: { assertionResults: { fullName: string; status: string }[] }[];
}

/** Result of a test; `missing` when no test has the title or the run ended before it. */
export type TestResult = 'passed' | 'failed' | 'missing';

/** Tries one fault at a time in a checkout of the last commit, so that the working tree is not changed. */
export class MutationRunner {
  private readonly folder = join(mkdtempSync(join(tmpdir(), 'paniscus-mutations-')), 'checkout');

  constructor() {
    execFileSync('git', ['worktree', 'add', '--quiet', '--detach', this.folder, 'HEAD'], { cwd: ROOT });
    symlinkSync(join(ROOT, 'node_modules'), join(this.folder, 'node_modules'));
  }

  close(): void {
    execFileSync('git', ['worktree', 'remove', '--force', this.folder], { cwd: ROOT });
  }

  /** Applies the fault, runs its test and restores the file. */
  runWith(fault: Fault): TestResult {
    const path = join(this.folder, fault.file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, applyFault(fault, text));
    try {
      return this.run(fault.caughtBy);
    } finally {
      writeFileSync(path, text);
    }
  }

  run(test: SpecTest | StoryTest): TestResult {
    return test.kind === 'story' ? this.runStory(test) : this.runSpec(test);
  }

  private runSpec({ project, file, title }: SpecTest): TestResult {
    const report = join(this.folder, 'dist', 'mutation.json');
    rmSync(report, { force: true });
    this.runNode('vitest/vitest.mjs', [
      'run',
      '--project',
      project,
      file,
      '--reporter=json',
      `--outputFile=${report}`,
    ]);
    if (!existsSync(report)) return 'missing';
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
    const states = testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ fullName }) => fullName.includes(title))
      .map(({ status }) => status);
    if (!states.some((state) => state === 'passed' || state === 'failed')) return 'missing';
    return states.includes('failed') ? 'failed' : 'passed';
  }

  private runStory({ id }: StoryTest): TestResult {
    const build = ['build', '--output-dir', 'dist/storybook', '--loglevel', 'error', '--disable-telemetry'];
    if (this.runNode('storybook/dist/bin/dispatcher.js', build).status !== 0) return 'missing';
    const run = spawnSync(process.execPath, ['tools/visual.ts', id], {
      cwd: this.folder,
      encoding: 'utf8',
      timeout: TIMEOUT_MS,
    });
    if (!/^\d+ passed, \d+ failed$/m.test(run.stdout) || run.stdout.includes('\n0 passed, 0 failed'))
      return 'missing';
    return run.status === 0 ? 'passed' : 'failed';
  }

  private runNode(program: string, args: readonly string[]) {
    const path = join(this.folder, 'node_modules', program);
    const env = { ...process.env, NODE_ENV: program.startsWith('storybook') ? 'production' : 'test' };
    return spawnSync(process.execPath, [path, ...args], {
      cwd: this.folder,
      stdio: 'ignore',
      timeout: TIMEOUT_MS,
      env,
    });
  }
}
