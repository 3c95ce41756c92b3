import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ask, load } from './load.ts';

const WARM_UP = 4_000;
const REQUESTS = 10_000;
const ROUNDS = 3;
/** Linux reports process times in ticks of 10 ms, regardless of the kernel's timer frequency. */
const TICK_MS = 10;

/** CPU time of the process on all cores since it started, in milliseconds. */
function cpuMs(pid: number): number {
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

/** CPU time per request in microseconds, without the idle load of the process. */
async function computeCost(url: string, pid: number): Promise<number> {
  const idleFrom = cpuMs(pid);
  await pause(1_000);
  const idlePerMs = (cpuMs(pid) - idleFrom) / 1_000;
  const from = cpuMs(pid);
  const startedAt = performance.now();
  await load(url, REQUESTS);
  const used = cpuMs(pid) - from - idlePerMs * (performance.now() - startedAt);
  return (used * 1000) / REQUESTS;
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

export interface CpuCost {
  pageUs: number;
  bareUs: number;
  ratio: number;
}

/** CPU time of a page from the server `pid`, compared to a bare node:http server that sends the same bytes. */
export async function cpuCost(pageUrl: string, pid: number): Promise<CpuCost> {
  const { status, headers, body } = await ask(pageUrl);
  if (status !== 200) throw new Error(`${pageUrl} answered ${status}.`);
  const bare = fork(join(import.meta.dirname, 'bare-server.ts'));
  try {
    bare.send({ headers, body: body.toString('base64') });
    const [port] = (await once(bare, 'message')) as [number];
    const bareUrl = `http://127.0.0.1:${port}/`;
    await load(pageUrl, WARM_UP);
    await load(bareUrl, WARM_UP);
    const rounds: CpuCost[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const pageUs = await computeCost(pageUrl, pid);
      const bareUs = await computeCost(bareUrl, bare.pid ?? 0);
      rounds.push({ pageUs, bareUs, ratio: pageUs / bareUs });
    }
    return {
      pageUs: median(rounds.map(({ pageUs }) => pageUs)),
      bareUs: median(rounds.map(({ bareUs }) => bareUs)),
      ratio: median(rounds.map(({ ratio }) => ratio)),
    };
  } finally {
    bare.kill();
  }
}
