import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { ROOT } from './root.ts';

/** One thing that is built into dist/. */
export interface Build {
  name: string;
  /** Files and folders whose contents decide whether the build is stale. */
  inputs: string[];
  /** The build is there when this file is. */
  output: string;
  /** Run in this order with the pinned Node.js; each is a script under node_modules and its arguments. */
  steps: { cwd?: string; command: string[] }[];
}

const everywhere = ['package-lock.json', 'tsconfig.base.json'];
const vite = 'vite/bin/vite.js';

export const SITE_BUILDS: Build[] = [
  {
    name: 'api',
    inputs: ['apps/api', 'libs/domain', 'libs/lexigrams', 'libs/content', ...everywhere],
    output: 'dist/api/main.js',
    steps: [{ command: [vite, 'build', '--config', 'apps/api/vite.config.ts'] }],
  },
  {
    name: 'sandbox',
    inputs: ['apps/sandbox', 'libs/domain', ...everywhere],
    output: 'dist/sandbox/main.js',
    steps: [{ command: [vite, 'build', '--config', 'apps/sandbox/vite.config.ts'] }],
  },
  {
    name: 'web',
    inputs: ['apps/web', 'libs', ...everywhere],
    output: 'dist/web/server/index.js',
    steps: [{ cwd: 'apps/web', command: ['@react-router/dev/bin.js', 'build'] }],
  },
];

export const STORYBOOK_BUILD: Build = {
  name: 'storybook',
  inputs: ['.storybook', 'libs', ...everywhere],
  output: 'dist/storybook/index.json',
  steps: [
    {
      command: [
        'storybook/dist/bin/dispatcher.js',
        'build',
        '--output-dir',
        'dist/storybook',
        '--quiet',
        '--disable-telemetry',
      ],
    },
  ],
};

const leftOut = /^(node_modules|\.react-router|dist)$|\.spec\.tsx?$/;

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .filter((name) => !leftOut.test(name))
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

/** What the inputs say, by their contents: a fresh checkout of the same commit counts as unchanged. */
export function fingerprint(build: Build, root = ROOT): string {
  const hash = createHash('sha256').update(JSON.stringify(build));
  for (const path of build.inputs.flatMap((input) => filesBelow(join(root, input)))) {
    hash.update(`\0${relative(root, path)}\0`).update(readFileSync(path));
  }
  return hash.digest('hex');
}

const stampOf = (build: Build, root: string) => join(root, 'dist', '.built', build.name);

export function isStale(build: Build, root = ROOT): boolean {
  const stamp = stampOf(build, root);
  if (!existsSync(stamp) || !existsSync(join(root, build.output))) return true;
  return readFileSync(stamp, 'utf8') !== fingerprint(build, root);
}

/** Quiet unless it fails: then the tools' own messages are the error. */
export async function run(build: Build): Promise<void> {
  const before = fingerprint(build);
  const startedAt = performance.now();
  for (const { cwd = '.', command } of build.steps) {
    const [script = '', ...args] = command;
    const child = spawn(process.execPath, [join(ROOT, 'node_modules', script), ...args], {
      cwd: join(ROOT, cwd),
      env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
    if (child.exitCode !== 0) throw new Error(`Building ${build.name} failed.\n${output}${errors}`);
  }
  mkdirSync(join(ROOT, 'dist', '.built'), { recursive: true });
  writeFileSync(stampOf(build, ROOT), before);
  console.error(`Built ${build.name} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
}

export async function buildStale(builds: Build[]): Promise<void> {
  const results = await Promise.allSettled(builds.filter((build) => isStale(build)).map(run));
  const failures = results
    .filter((result) => result.status === 'rejected')
    .map(({ reason }) => String(reason));
  if (failures.length > 0) throw new Error(failures.join('\n'));
}
