import { chromium } from 'playwright';
import { chromiumArgs, findWholeChromium } from '#tools/system/chromium.mjs';
import { startTrial } from '#tools/system/trial.ts';
import type { Trial } from '#tools/system/trial.ts';
import { judgePages } from '../lighthouse.ts';
import type { Verdict } from '../lighthouse.ts';
import { LOST_PATH, readingPaths } from './routes.ts';
import { sumBytes, weighReading } from './weight.ts';
import type { Weight } from './weight.ts';

/** `kB` and `requests` exclude pictures. */
const HEAD =
  'page                                      requests     kB  script pictures  later  island   film    CLS  Lighthouse';

/** Measures every content page and reports one line per page as soon as it is known. */
export async function printReading(report: (line: string) => void): Promise<void> {
  const trial = await startTrial();
  try {
    await publish(trial);
    const { siteUrl } = trial;
    report(HEAD);
    for (const weight of await weighAll(siteUrl, await readingPaths(siteUrl))) {
      // Lighthouse does not score error pages.
      const judged = weight.path === LOST_PATH ? [] : [{ url: siteUrl + weight.path, wanted: 100 }];
      const [verdict] = await judgePages(judged);
      report(getLine(weight, verdict));
    }
  } finally {
    await trial.stop();
  }
}

async function weighAll(siteUrl: string, paths: readonly string[]): Promise<Weight[]> {
  const browser = await chromium.launch({ executablePath: await findWholeChromium(), args: chromiumArgs() });
  try {
    const weights: Weight[] = [];
    for (const path of paths) weights.push(await weighReading(browser, siteUrl, path));
    return weights;
  } finally {
    await browser.close();
  }
}

const POST = {
  title: 'A morning with the bonobos',
  content: `They **woke** early, as *bonobos* do.\n\n${'The forest was quiet, and then it was not. '.repeat(40)}`,
};

/** A new site has no posts. */
async function publish({ siteUrl, staff }: Trial): Promise<void> {
  const send = async (path: string, body: unknown, authorization?: string) => {
    const headers = { 'content-type': 'application/json', ...(authorization && { authorization }) };
    const response = await fetch(siteUrl + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
    return response.json();
  };
  const { access } = (await send('/api/token/', staff)) as { access: string };
  await send('/api/posts/', POST, `Bearer ${access}`);
}

const kB = (bytes: number, width: number) => (bytes / 1000).toFixed(1).padStart(width);

/** All four scores, then the findings if a score is below 100. */
function getLine(weight: Weight, verdict?: Verdict): string {
  const scores = Object.values(verdict?.scores ?? {});
  const findings = scores.some((score) => score < 100) ? (verdict?.findings ?? []) : [];
  return [
    weight.path.padEnd(42),
    String(weight.text.length).padStart(8),
    kB(sumBytes(weight.text), 7),
    kB(weight.scriptBytes, 8),
    kB(sumBytes(weight.pictures), 9),
    kB(sumBytes(weight.later), 7),
    kB(sumBytes(weight.islands), 8),
    kB(sumBytes(weight.films), 7),
    weight.shift.toFixed(3).padStart(7),
    `  ${scores.join(' ')} ${verdict ? `at ${verdict.slowdown.toFixed(1)}x` : ''}  ${findings.join('; ')}`.trimEnd(),
  ].join('');
}
