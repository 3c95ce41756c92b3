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
import type { Failure } from '#tools/workspace/failures.ts';

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
const failures: Failure[] = [];
let passed = 0;

/** `selector` is the story ID, or the path of a baseline. */
function recordResult(title: string, selector: string, problem: string | undefined): void {
  if (problem === undefined) {
    passed += 1;
  } else {
    failures.push({ title, message: problem, selector });
    console.error(`${title}: ${problem}`);
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
    recordResult(story.id, story.id, result.message);
    return;
  }
  for (const schemeResult of result) {
    const name = `${story.id} ${schemeResult.scheme}`;
    const { violations } = schemeResult;
    if (getScreenshotSchemes(story).includes(schemeResult.scheme))
      recordResult(`${name} screenshot`, story.id, checkScreenshot(story, schemeResult));
    const problem = violations.length > 0 ? violations.join('; ') : undefined;
    recordResult(`${name} accessibility`, story.id, problem);
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
    recordResult(path, path, 'has no story');
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
  const report = { passed, failed: failures.length, failures };
  writeFileSync(join(reports, 'storybook.json'), JSON.stringify(report));
}
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 || passed === 0 ? 1 : 0;
