import { chromium } from 'playwright';
import { chromiumArgs, findFullChromium } from '#tools/system/chromium.mjs';
import { startTestSystem } from '#tools/system/test-system.ts';
import type { TestSystem } from '#tools/system/test-system.ts';
import { audit } from '../lighthouse.ts';
import type { LighthouseResult } from '../lighthouse.ts';
import { NOT_FOUND_PATH, listContentPaths } from './paths.ts';
import { measureLayoutShift } from './layout-shift.ts';
import { sumBytes, measurePageWeight } from './page-weight.ts';
import type { PageWeight } from './page-weight.ts';

type MeasuredPage = PageWeight & { layoutShift: number };

/** `kB` and `requests` exclude images. */
const TABLE_HEADER =
  'page                                      requests     kB  script   images   lazy  island  video    CLS  Lighthouse';

/** Measures every content page and prints a table row after each measurement. */
export async function reportContentPages(printLine: (line: string) => void): Promise<void> {
  const testSystem = await startTestSystem();
  try {
    await createPost(testSystem);
    const { siteUrl } = testSystem;
    printLine(TABLE_HEADER);
    for (const weight of await measurePages(siteUrl, await listContentPaths(siteUrl))) {
      // Lighthouse does not score error pages.
      const isError = weight.path === NOT_FOUND_PATH;
      const verdict = isError
        ? undefined
        : await audit({ url: siteUrl + weight.path, minimumPerformance: 100 });
      printLine(formatRow(weight, verdict));
    }
  } finally {
    await testSystem.stop();
  }
}

async function measurePages(siteUrl: string, paths: readonly string[]): Promise<MeasuredPage[]> {
  const browser = await chromium.launch({ executablePath: await findFullChromium(), args: chromiumArgs() });
  try {
    const pages: MeasuredPage[] = [];
    for (const path of paths) {
      const weight = await measurePageWeight(browser, siteUrl, path);
      pages.push({ ...weight, layoutShift: await measureLayoutShift(browser, { siteUrl, path }) });
    }
    return pages;
  } finally {
    await browser.close();
  }
}

const SAMPLE_POST = {
  title: 'A morning with the bonobos',
  content: `They **woke** early, as *bonobos* do.\n\n${'The forest was quiet, and then it was not. '.repeat(40)}`,
};

/** Creates a post, because a new site has none. */
async function createPost({ siteUrl, staff }: TestSystem): Promise<void> {
  const send = async (path: string, body: unknown, authorization?: string) => {
    const headers = { 'content-type': 'application/json', ...(authorization && { authorization }) };
    const response = await fetch(siteUrl + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path} returned ${response.status}.`);
    return response.json();
  };
  const { access } = (await send('/api/token/', staff)) as { access: string };
  await send('/api/posts/', SAMPLE_POST, `Bearer ${access}`);
}

const formatKb = (bytes: number, width: number) => (bytes / 1000).toFixed(1).padStart(width);

/** All four scores, then the findings if a score is below 100. */
function formatRow(weight: MeasuredPage, verdict?: LighthouseResult): string {
  const scores = Object.values(verdict?.scores ?? {});
  const findings = scores.some((score) => score < 100) ? (verdict?.findings ?? []) : [];
  return [
    weight.path.padEnd(42),
    String(weight.baseFiles.length).padStart(8),
    formatKb(sumBytes(weight.baseFiles), 7),
    formatKb(weight.scriptBytes, 8),
    formatKb(sumBytes(weight.visibleImages), 9),
    formatKb(sumBytes(weight.lazyImages), 7),
    formatKb(sumBytes(weight.islandScripts), 8),
    formatKb(sumBytes(weight.videos), 7),
    weight.layoutShift.toFixed(3).padStart(7),
    `  ${scores.join(' ')} ${verdict ? `at ${verdict.slowdown.toFixed(1)}x` : ''}  ${findings.join('; ')}`.trimEnd(),
  ].join('');
}
