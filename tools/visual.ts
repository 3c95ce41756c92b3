// npm run visual [-- PART…]: visual regression tests of all stories, or those whose id contains PART, in both color
// schemes. Fails on play function errors, accessibility violations and screenshot differences.
// visual:update saves the screenshots as baselines.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  compareWithBaseline,
  saveBaseline,
  listObsoleteBaselines,
  deleteBaseline,
} from '#tools/visual/screenshots/baselines.ts';
import { launchBrowser } from '#tools/visual/browser.ts';
import type { Difference } from '#tools/visual/screenshots/html-report.ts';
import { deleteResults, reportDifferences } from '#tools/visual/screenshots/html-report.ts';
import { serveFolder } from '#tools/visual/static-server.ts';
import { getScreenshotSchemes, readStories } from '#tools/visual/stories.ts';
import type { Story } from '#tools/visual/stories.ts';
import { runStories } from '#tools/visual/run-stories.ts';
import type { SchemeResult } from '#tools/visual/run-stories.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    update: { type: 'boolean', default: false },
    // Limits the run to one project, as Nx tasks do.
    project: { type: 'string' },
    root: { type: 'string', default: '' },
    pages: { type: 'string', default: '3' },
  },
});

const folder = join('dist', 'storybook');
const stories = readStories(folder).filter(({ file }) => file.startsWith(values.root));
const selected = stories.filter(
  ({ id }) => positionals.length === 0 || positionals.some((part) => id.includes(part)),
);
const differences: Difference[] = [];
let passed = 0;
let failed = 0;

function count(name: string, problem: string | undefined): void {
  if (problem === undefined) {
    passed += 1;
  } else {
    failed += 1;
    console.error(`${name}: ${problem}`);
  }
}

function checkScreenshot(story: Story, { scheme, screenshot }: SchemeResult): string | undefined {
  if (values.update) {
    if (saveBaseline(story, scheme, screenshot)) console.log(`saved ${story.id} ${scheme}`);
    return undefined;
  }
  const difference = compareWithBaseline(story, scheme, screenshot);
  if (difference === undefined) return undefined;
  differences.push(difference);
  return difference.reason;
}

function report(story: Story, result: SchemeResult[] | Error): void {
  if (result instanceof Error) {
    count(story.id, result.message);
    return;
  }
  for (const schemeResult of result) {
    const name = `${story.id} ${schemeResult.scheme}`;
    const { violations } = schemeResult;
    if (getScreenshotSchemes(story).includes(schemeResult.scheme))
      count(name, checkScreenshot(story, schemeResult));
    count(name, violations.length > 0 ? `accessibility: ${violations.join('; ')}` : undefined);
  }
}

const { project = 'all' } = values;
deleteResults(project);
const server = await serveFolder(folder);
const browser = await launchBrowser();
await runStories(browser, server.url, selected, report, Number(values.pages));
await browser.close();
server.close();

for (const path of listObsoleteBaselines(stories, values.root)) {
  if (values.update) {
    deleteBaseline(path);
    console.log(`removed ${path}`);
  } else {
    count(path, 'has no story');
  }
}
if (differences.length > 0) {
  const page = reportDifferences(project, differences);
  console.error(
    `Before, after and difference: ${page}. If the change is intended, run npm run visual:update`,
  );
}
if (values.project !== undefined) {
  const reports = join('dist', 'reports', values.project);
  mkdirSync(reports, { recursive: true });
  writeFileSync(join(reports, 'storybook.json'), JSON.stringify({ passed, failed }));
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
