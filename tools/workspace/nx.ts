import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ROOT } from '#tools/system/root.ts';

const NX = join(ROOT, 'node_modules', 'nx', 'dist', 'bin', 'nx.js');
const BIN_FOLDER = join(ROOT, 'node_modules', '.bin');

/** Puts the pinned Node.js and local binaries first in PATH and shares Node's compile cache. */
function buildTaskEnvironment(extra: Record<string, string> = {}): NodeJS.ProcessEnv {
  const path = [dirname(process.execPath), BIN_FOLDER, process.env['PATH']].filter(Boolean).join(delimiter);
  const compileCache = join(ROOT, 'node_modules', '.cache', 'compiled');
  mkdirSync(compileCache, { recursive: true });
  return { NODE_COMPILE_CACHE: compileCache, ...process.env, PATH: path, ...extra };
}

/** Runs Nx on this terminal and returns its exit code. Forwards `SIGINT` and `SIGTERM`, so that Nx ends its tasks. */
export async function runNx(args: string[], environment: Record<string, string> = {}): Promise<number> {
  const child = spawn(process.execPath, [NX, ...args], {
    cwd: ROOT,
    env: buildTaskEnvironment(environment),
    stdio: 'inherit',
  });
  const forwardSignal = (signal: NodeJS.Signals) => child.kill(signal);
  process.on('SIGINT', forwardSignal).on('SIGTERM', forwardSignal);
  await once(child, 'exit');
  process.off('SIGINT', forwardSignal).off('SIGTERM', forwardSignal);
  return child.exitCode ?? 1;
}

/** Names of the Nx projects that `npm start` needs. */
export const SITE_PROJECTS = ['api', 'sandbox', 'web'];

/** Runs Nx without a terminal and returns its exit code and output. */
async function captureNx(args: string[]): Promise<{ exitCode: number; output: string; errors: string }> {
  const child = spawn(process.execPath, [NX, ...args], {
    cwd: ROOT,
    env: buildTaskEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { exitCode: child.exitCode ?? 1, output, errors };
}

/** What is in the cache has been restored by then, in milliseconds. */
const RESTORE_TIME = 10_000;

/** Builds projects with the Nx cache; says so when `name` is not all in the cache, and prints output only on failure. */
export async function build(projects: string[], name = 'the site'): Promise<void> {
  const notice = setTimeout(
    () => console.error(`Building ${name}. The first time, this can take several minutes.`),
    RESTORE_TIME,
  );
  const args = ['run-many', '--targets=build', `--projects=${projects.join(',')}`, '--output-style=static'];
  const { exitCode, output, errors } = await captureNx(args).finally(() => clearTimeout(notice));
  if (exitCode !== 0) throw new Error(`The build failed.\n${output}${errors}`);
}

/** Parts of Nx's description of a project. */
export interface NxProject {
  name: string;
  targets: Record<string, { dependsOn?: (string | { projects?: string[]; target: string })[] }>;
}

/** Undefined for an unknown project. */
export async function findProject(name: string): Promise<NxProject | undefined> {
  const { exitCode, output } = await captureNx(['show', 'project', name, '--json']);
  return exitCode === 0 ? (JSON.parse(output) as NxProject) : undefined;
}
