import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { isRunning } from './children.ts';

const POLL_MS = 50;
const READY_WITHIN_MS = 120_000;

export async function responds(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

/** Polls until the URL is ready; returns false when the process ended first. */
export async function becomesReady(url: string, child: ChildProcess): Promise<boolean> {
  const giveUpAt = Date.now() + READY_WITHIN_MS;
  while (isRunning(child)) {
    if (await responds(url)) return true;
    if (Date.now() > giveUpAt) throw new Error(`${url} did not answer within ${READY_WITHIN_MS / 1000} s.`);
    await pause(POLL_MS);
  }
  return false;
}
