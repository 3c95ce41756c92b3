import { chromium } from 'playwright';
import lighthouse from 'lighthouse';
import { chromiumArgs, findChromium } from '../chromium.mjs';
import { freePorts } from '../system/settings.ts';

/** From 0 to 100 each. */
export interface Scores {
  performance: number;
  accessibility: number;
  'best-practices': number;
  seo: number;
}

/** Scores of a page on a simulated phone on a slow network, and what Lighthouse found wanting. */
export interface Verdict {
  scores: Scores;
  findings: string[];
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

async function judge(url: string, port: number): Promise<Verdict> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
  });
  if (result === undefined) throw new Error(`Lighthouse answered nothing for ${url}.`);
  const { categories, audits } = result.lhr;
  const scores = CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]);
  const findings = Object.values(audits)
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ id, displayValue, title }) => `${id}: ${displayValue ?? title}`);
  return { scores: Object.fromEntries(scores) as Scores, findings };
}

/**
 * The median of up to three runs by performance, which alone depends on how busy the machine is. When two runs reach
 * what is wanted, so does the median, whatever a third would be; then it is the lower of the two.
 */
async function medianOf(run: () => Promise<Verdict>, wanted: number): Promise<Verdict> {
  const runs = [await run(), await run()];
  if (runs.some(({ scores }) => scores.performance < wanted)) runs.push(await run());
  const byPerformance = runs.toSorted((one, other) => one.scores.performance - other.scores.performance);
  return byPerformance.at(-2) as Verdict;
}

/** Judges pages one after the other, each wanting at least so much performance. */
export async function judgePages(pages: { url: string; wanted: number }[]): Promise<Verdict[]> {
  const port = await freePorts(1);
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...chromiumArgs(), `--remote-debugging-port=${port}`],
  });
  try {
    const verdicts: Verdict[] = [];
    for (const { url, wanted } of pages) verdicts.push(await medianOf(() => judge(url, port), wanted));
    return verdicts;
  } finally {
    await browser.close();
  }
}
