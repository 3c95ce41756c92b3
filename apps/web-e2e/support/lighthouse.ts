import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';

interface Chromium {
  findChromium: () => Promise<string>;
  chromiumArgs: () => string[];
}

/** The tools are no project of the workspace, so they are reached by address. */
const { chromiumArgs, findChromium } = (await import(
  new URL('../../../tools/chromium.mjs', import.meta.url).href
)) as Chromium;

/** From 0 to 100, and what Lighthouse found wanting. */
export interface Scores {
  performance: number;
  accessibility: number;
  findings: string[];
}

/**
 * Scores of a page on a simulated phone on a slow network, of the median of three runs by performance. When two reach
 * what is wanted, so does the median, whatever a third would be; then these are the lower of the two.
 */
export async function scoresOf(url: string, wanted: number): Promise<Scores> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...chromiumArgs(), `--remote-debugging-port=${port}`],
  });
  try {
    const runs = [await run(url, port), await run(url, port)];
    if (runs.some(({ performance }) => performance < wanted)) runs.push(await run(url, port));
    const byPerformance = runs.toSorted((one, other) => one.performance - other.performance);
    return byPerformance.at(-2) as Scores;
  } finally {
    await browser.close();
  }
}

async function run(url: string, port: number): Promise<Scores> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility'],
  });
  if (result === undefined) throw new Error(`Lighthouse answered nothing for ${url}.`);
  const { categories, audits } = result.lhr;
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const findings = Object.values(audits)
    .filter((audit) => audit.score !== null && audit.score < 0.9)
    .map((audit) => `${audit.id}: ${audit.displayValue ?? audit.title}`);
  return { performance: score('performance'), accessibility: score('accessibility'), findings };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
