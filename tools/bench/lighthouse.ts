import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import lighthouse from 'lighthouse';
import type { Flags, Trace } from 'lighthouse';
import { chromiumArgs, findChromium } from '#tools/system/chromium.mjs';
import { findFreePorts } from '#tools/system/settings.ts';
import { toCpuTime } from './cpu-time-trace.ts';
import { DEFAULT_SLOWDOWN, computeSlowdown } from './slowdown.ts';

/** Category scores from 0 to 100. */
interface Scores {
  performance: number;
  accessibility: number;
  'best-practices': number;
  seo: number;
}

export interface LighthouseResult {
  scores: Scores;
  /** Total blocking time in milliseconds. */
  blockingMs: number;
  findings: string[];
  /** CPU slowdown multiplier of the simulated phone. */
  slowdown: number;
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

/** Loads the page, measures its tasks in CPU time, and audits the result. */
async function gatherAndAudit(url: string, flags: Flags) {
  const folder = mkdtempSync(join(tmpdir(), 'paniscus-lighthouse-'));
  try {
    await lighthouse(url, { ...flags, gatherMode: folder });
    const file = join(folder, 'trace.json');
    const trace = JSON.parse(readFileSync(file, 'utf8')) as Trace;
    writeFileSync(file, JSON.stringify({ ...trace, traceEvents: toCpuTime(trace.traceEvents) }));
    return await lighthouse(undefined, { ...flags, auditMode: folder });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function runLighthouse(
  url: string,
  port: number,
  slowdown: number,
  categoriesToRun: readonly Category[] = CATEGORIES,
) {
  const result = await gatherAndAudit(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categoriesToRun],
    // Unused, and it would cause another layout of the page.
    disableFullPageScreenshot: true,
    throttling: { cpuSlowdownMultiplier: slowdown },
  });
  if (result === undefined) throw new Error(`Lighthouse returned no result for ${url}.`);
  const { categories, audits, environment } = result.lhr;
  const scores = categoriesToRun.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]);
  const findings = Object.values(audits)
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ id, displayValue, title }) => `${id}: ${displayValue ?? title}`);
  return {
    scores: Object.fromEntries(scores) as Scores,
    blockingMs: audits['total-blocking-time']?.numericValue ?? 0,
    findings,
    slowdown,
    benchmarkIndex: environment.benchmarkIndex,
  };
}

const RUNS = 5;
const MAJORITY = Math.ceil(RUNS / 2);

const computeMedian = (values: readonly number[]): number =>
  values.toSorted((first, second) => first - second)[Math.floor(values.length / 2)] ?? 0;

/**
 * Median of five runs, which end as soon as it is certain whether the median reaches `minimumPerformance`. A run before them
 * measures the speed of this machine, for the slowdown of the phone, and the scores that do not depend on speed.
 */
async function auditPage(url: string, port: number, minimumPerformance: number): Promise<LighthouseResult> {
  const first = await runLighthouse(url, port, DEFAULT_SLOWDOWN);
  const runs: (typeof first)[] = [];
  const count = (isReached: boolean) =>
    runs.filter(({ scores }) => scores.performance >= minimumPerformance === isReached).length;
  while (count(true) < MAJORITY && count(false) < MAJORITY) {
    const { benchmarkIndex } = runs.at(-1) ?? first;
    runs.push(await runLighthouse(url, port, computeSlowdown(benchmarkIndex), ['performance']));
  }
  return {
    scores: { ...first.scores, performance: computeMedian(runs.map(({ scores }) => scores.performance)) },
    blockingMs: computeMedian(runs.map(({ blockingMs }) => blockingMs)),
    findings: [...new Set([first, ...runs].flatMap(({ findings }) => findings))],
    slowdown: runs.at(-1)?.slowdown ?? first.slowdown,
  };
}

export interface AuditedPage {
  url: string;
  minimumPerformance: number;
  /** What an earlier visit left in local storage, which Lighthouse does not clear. */
  storage?: Record<string, string>;
}

/** Runs Lighthouse on a page in a new profile of the browser. */
export async function audit({
  url,
  minimumPerformance,
  storage = {},
}: AuditedPage): Promise<LighthouseResult> {
  const port = await findFreePorts(1);
  const profile = mkdtempSync(join(tmpdir(), 'paniscus-profile-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await findChromium(),
    args: [...chromiumArgs(), `--remote-debugging-port=${port}`],
  });
  try {
    const [page = await context.newPage()] = context.pages();
    await page.goto(new URL('/favicon.svg', url).href);
    await page.evaluate((items) => Object.assign(localStorage, items), storage);
    await page.goto('about:blank');
    return await auditPage(url, port, minimumPerformance);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}
