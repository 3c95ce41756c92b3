import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it } from 'vitest';
import { CpuTimeExceededError, parseInWorker } from './parse-in-worker.ts';

const NEVER_MS = 10 * 60_000;
const PARSED = { text: 'figs', prose: 'figs', paragraph: 'figs', pictures: [] };

let worker: Worker;
afterEach(() => worker.terminate());

/** A worker that runs the script for each text. */
async function startWorker(script: string): Promise<Worker> {
  const source = `const { parentPort } = require('node:worker_threads');
    const wait = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
    const reply = () => parentPort.postMessage(${JSON.stringify(PARSED)});
    parentPort.on('message', () => { ${script} });`;
  worker = new Worker(source, { eval: true });
  await once(worker, 'online');
  return worker;
}

describe('parsing a text in a worker', () => {
  it('returns what the worker replies', async () => {
    expect(await parseInWorker(await startWorker('reply()'), 'figs', { timeoutMs: NEVER_MS })).toEqual(
      PARSED,
    );
  });

  it('is stopped when it uses too much CPU time', async () => {
    const parsing = parseInWorker(await startWorker('for (;;);'), 'figs', {
      timeoutMs: NEVER_MS,
      cpuTimeMs: 50,
    });

    await expect(parsing).rejects.toThrow(CpuTimeExceededError);
  });

  it('may take longer than the limit while the worker does not run', async () => {
    const limits = { timeoutMs: NEVER_MS, cpuTimeMs: 250 };

    expect(await parseInWorker(await startWorker('wait(600); reply()'), 'figs', limits)).toEqual(PARSED);
  });

  it('is given up as unavailable when the worker does not get to run for a long time', async () => {
    const parsing = parseInWorker(await startWorker('wait()'), 'figs', { timeoutMs: 1 });

    await expect(parsing).rejects.toMatchObject({ problem: { status: 503 } });
  });

  it('fails when the worker does', async () => {
    const parsing = parseInWorker(await startWorker("throw new Error('too deep')"), 'figs', {
      timeoutMs: NEVER_MS,
    });

    await expect(parsing).rejects.toThrow();
  });
});
