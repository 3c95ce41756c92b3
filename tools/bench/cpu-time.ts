import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fetchCompressed, sendRequests } from './http-load.ts';

const WARM_UP = 4_000;
const REQUESTS = 10_000;
const RUNS = 3;
/** Linux reports process times in ticks of 10 ms, regardless of the kernel's timer frequency. */
const TICK_MS = 10;

/** CPU time of the process on all cores since it started, in milliseconds. */
function readCpuMs(pid: number): number {
  const stat = `/proc/${pid}/stat`;
  if (existsSync(stat)) {
    const fields = readFileSync(stat, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  }
  const [minutes = '0', seconds = '0'] = execFileSync('ps', ['-o', 'cputime=', '-p', String(pid)], {
    encoding: 'utf8',
  })
    .trim()
    .split(':')
    .slice(-2);
  return (Number(minutes) * 60 + Number(seconds)) * 1000;
}

/** CPU time per request in microseconds, minus the idle load of the process. */
async function measureCpuPerRequestUs(url: string, pid: number): Promise<number> {
  const idleStartMs = readCpuMs(pid);
  await pause(1_000);
  const idlePerMs = (readCpuMs(pid) - idleStartMs) / 1_000;
  const usedBefore = readCpuMs(pid);
  const startedAt = performance.now();
  await sendRequests(url, REQUESTS);
  const usedMs = readCpuMs(pid) - usedBefore - idlePerMs * (performance.now() - startedAt);
  return (usedMs * 1000) / REQUESTS;
}

function computeMedian(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

export interface CpuTimeComparison {
  pageUs: number;
  bareUs: number;
  ratio: number;
}

/** CPU time of a page from the server `pid`, compared to a bare node:http server that sends the same bytes. */
export async function compareCpuTime(pageUrl: string, pid: number): Promise<CpuTimeComparison> {
  const { status, headers, body } = await fetchCompressed(pageUrl);
  if (status !== 200) throw new Error(`${pageUrl} returned ${status}.`);
  const bare = fork(join(import.meta.dirname, 'bare-server.ts'));
  try {
    bare.send({ headers, body: body.toString('base64') });
    const [port] = (await once(bare, 'message', { signal: AbortSignal.timeout(30_000) })) as [number];
    const bareUrl = `http://127.0.0.1:${port}/`;
    await sendRequests(pageUrl, WARM_UP);
    await sendRequests(bareUrl, WARM_UP);
    const results: CpuTimeComparison[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const pageUs = await measureCpuPerRequestUs(pageUrl, pid);
      const bareUs = await measureCpuPerRequestUs(bareUrl, bare.pid ?? 0);
      results.push({ pageUs, bareUs, ratio: pageUs / bareUs });
    }
    return {
      pageUs: computeMedian(results.map(({ pageUs }) => pageUs)),
      bareUs: computeMedian(results.map(({ bareUs }) => bareUs)),
      ratio: computeMedian(results.map(({ ratio }) => ratio)),
    };
  } finally {
    bare.kill();
  }
}
