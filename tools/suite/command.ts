import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ROOT } from '../system/root.ts';

const LONGEST_MS = 20 * 60_000;
/** Node.js keeps here what it has compiled, since a run loads the same packages in some hundred processes. */
const COMPILED = join(ROOT, 'node_modules', '.cache', 'compiled');
const running = new Set<ChildProcess>();

/** The whole group, so that a browser or a server that a test left behind goes too. */
function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    child.kill('SIGKILL');
  }
}

export function killEverything(): void {
  for (const child of running) killGroup(child);
}

export interface CommandResult {
  isDone: boolean;
  output: string;
}

/** Runs a script on the pinned Node.js with no input, and gives back all it wrote. */
export async function runScript(
  script: string,
  args: string[] = [],
  environment: Record<string, string> = {},
): Promise<CommandResult> {
  const child = spawn(process.execPath, [join(ROOT, script), ...args], {
    cwd: ROOT,
    env: { NODE_COMPILE_CACHE: COMPILED, ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  });
  running.add(child);
  const timer = setTimeout(() => killGroup(child), LONGEST_MS);
  const exited = once(child, 'exit').then(() => killGroup(child));
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), exited]);
  clearTimeout(timer);
  running.delete(child);
  return { isDone: child.exitCode === 0, output: `${output}${errors}` };
}
