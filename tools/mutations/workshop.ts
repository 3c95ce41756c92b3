import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '#tools/system/root.ts';
import type { Fault, SpecTest, StoryTest } from './fault.ts';
import { withFault } from './fault.ts';

interface Report {
  testResults: { assertionResults: { fullName: string; status: string }[] }[];
}

/** How a test ended: `missing` when no test has the title, or the run ended before it. */
export type Outcome = 'passed' | 'failed' | 'missing';

/** A checkout of the last commit in which one fault at a time is tried; the working tree stays as it is. */
export class Workshop {
  private readonly folder = join(mkdtempSync(join(tmpdir(), 'paniscus-mutations-')), 'checkout');

  constructor() {
    execFileSync('git', ['worktree', 'add', '--quiet', '--detach', this.folder, 'HEAD'], { cwd: ROOT });
    symlinkSync(join(ROOT, 'node_modules'), join(this.folder, 'node_modules'));
  }

  close(): void {
    execFileSync('git', ['worktree', 'remove', '--force', this.folder], { cwd: ROOT });
  }

  /** How the fault's test ends with the fault in. */
  runWith(fault: Fault): Outcome {
    const path = join(this.folder, fault.file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, withFault(fault, text));
    try {
      return this.run(fault.caughtBy);
    } finally {
      writeFileSync(path, text);
    }
  }

  run(test: SpecTest | StoryTest): Outcome {
    return test.kind === 'story' ? this.runStory(test) : this.runSpec(test);
  }

  private runSpec({ project, file, title }: SpecTest): Outcome {
    const report = join(this.folder, 'dist', 'mutation.json');
    rmSync(report, { force: true });
    this.node('vitest/vitest.mjs', [
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

  private runStory({ id }: StoryTest): Outcome {
    const build = ['build', '--output-dir', 'dist/storybook', '--loglevel', 'error', '--disable-telemetry'];
    if (this.node('storybook/dist/bin/dispatcher.js', build).status !== 0) return 'missing';
    const walk = spawnSync(process.execPath, ['tools/visual.ts', id], { cwd: this.folder, encoding: 'utf8' });
    if (!/^\d+ passed, \d+ failed$/m.test(walk.stdout) || walk.stdout.includes('\n0 passed, 0 failed'))
      return 'missing';
    return walk.status === 0 ? 'passed' : 'failed';
  }

  private node(program: string, args: readonly string[]) {
    const path = join(this.folder, 'node_modules', program);
    const env = { ...process.env, NODE_ENV: program.startsWith('storybook') ? 'production' : 'test' };
    return spawnSync(process.execPath, [path, ...args], { cwd: this.folder, stdio: 'ignore', env });
  }
}
