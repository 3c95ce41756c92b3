import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const WORKSPACE = join(import.meta.dirname, '../../..');
const STOP_WITH_PARENT = join(WORKSPACE, 'tools/system/stop-with-parent.mjs');
const HOST = join(WORKSPACE, 'apps/sandbox/src/sandbox-host.ts');

type Urls = { http: string; smtp: string };
type Answer = { id: number; urls?: Urls; error?: string };

/** Runs beside the server under test, and serves all spec files of this process: starting it takes long. */
let host: ChildProcess | undefined;
let lastId = 0;

/** Starts a sandbox with these environment variables and with a database of its own in `DATA_DIR`. */
export async function startSandboxInHost(environment: Record<string, string>) {
  const { id, urls } = await ask({ start: environment });
  if (urls === undefined) throw new Error('The sandbox has no address.');
  return { ...urls, stop: async () => void (await ask({ stop: id })) };
}

async function ask(request: { start: Record<string, string> } | { stop: number }): Promise<Answer> {
  const child = (host ??= startHost());
  lastId += 1;
  const id = lastId;
  const answered = waitForAnswer(child, id);
  child.send({ id, ...request });
  const answer = await answered;
  if (answer.error !== undefined) throw new Error(`The sandbox failed: ${answer.error}`);
  return answer;
}

function startHost(): ChildProcess {
  const child = spawn(process.execPath, ['--import', STOP_WITH_PARENT, HOST], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  child.once('exit', () => {
    host = undefined;
  });
  // Ends with this process, and does not keep it alive.
  child.unref();
  child.channel?.unref();
  return child;
}

async function waitForAnswer(child: ChildProcess, id: number): Promise<Answer> {
  const controller = new AbortController();
  const exited = once(child, 'exit', { signal: controller.signal }).then(() => {
    throw new Error('The process of the sandboxes exited.');
  });
  const answered = new Promise<Answer>((resolve) => {
    const listen = (answer: Answer) => {
      if (answer.id !== id) return;
      child.off('message', listen);
      resolve(answer);
    };
    child.on('message', listen);
  });
  try {
    return await Promise.race([answered, exited]);
  } finally {
    controller.abort();
  }
}
