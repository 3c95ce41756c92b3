import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { isRunning } from './child-process.ts';

const POLL_MS = 50;
const READY_TIMEOUT_MS = 120_000;

export async function isResponding(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

/** Polls until the URL is ready; returns false when the process ended first. */
export async function waitUntilReady(url: string, child: ChildProcess): Promise<boolean> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (isRunning(child)) {
    if (await isResponding(url)) return true;
    if (Date.now() > deadline) throw new Error(`${url} did not respond within ${READY_TIMEOUT_MS / 1000} s.`);
    await pause(POLL_MS);
  }
  return false;
}
