import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { unavailable } from '@paniscus/server/platform';
import type { ParsedMarkdown } from './parsed-markdown.types.ts';

/** Five times what the longest ordinary texts take. */
const CPU_TIME_MAX_MS = 2500;
const CHECK_EVERY_MS = 100;

type ParseLimits = { timeoutMs: number; cpuTimeMs?: number };

export class CpuTimeExceededError extends Error {
  override name = 'CpuTimeExceededError';
}

/**
 * Parses a text in the worker. The limit is on the worker's CPU time, which a busy machine does not lengthen. Throws
 * `CpuTimeExceededError`, the worker's own error, or a 503 problem when the machine is too busy to reach the limit.
 */
export async function parseInWorker(
  worker: Worker,
  markdown: string,
  { timeoutMs, cpuTimeMs = CPU_TIME_MAX_MS }: ParseLimits,
): Promise<ParsedMarkdown> {
  const ended = new AbortController();
  try {
    const parsed = once(worker, 'message', { signal: ended.signal });
    worker.postMessage(markdown);
    const [message] = (await Promise.race([
      parsed,
      limitCpuTime(worker, cpuTimeMs, ended.signal),
      rejectAfter(timeoutMs, ended.signal),
    ])) as [ParsedMarkdown];
    return message;
  } finally {
    ended.abort();
  }
}

async function limitCpuTime(worker: Worker, maxMs: number, signal: AbortSignal): Promise<never> {
  const before = await worker.cpuUsage();
  for (;;) {
    await pause(CHECK_EVERY_MS, undefined, { signal });
    const { user, system } = await worker.cpuUsage(before);
    if ((user + system) / 1000 > maxMs) throw new CpuTimeExceededError();
  }
}

async function rejectAfter(timeoutMs: number, signal: AbortSignal): Promise<never> {
  await pause(timeoutMs, undefined, { signal });
  throw unavailable('The server is too busy to read this text. Please try again.');
}
