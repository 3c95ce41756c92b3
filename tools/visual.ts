// npm run visual [-- PART…]: visual regression tests of all stories, or those whose id contains PART, in both color
// schemes. Fails on play function errors, accessibility violations and screenshot differences.
// visual:update saves the screenshots as baselines. With another browser version than that of the baselines, the comparison
// ignores anti-aliasing; an update of all stories makes it exact again.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  compareWithBaseline,
  saveBaselines,
  listObsoleteBaselines,
  deleteBaselines,
} from '#tools/visual/screenshots/baselines.ts';
import {
  parseMajorVersion,
  readBaselineVersion,
  saveBaselineVersion,
  selectTolerance,
} from '#tools/visual/screenshots/browser-version.ts';
import { toKey } from '#tools/visual/screenshots/sheets.ts';
import { launchBrowser } from '#tools/visual/browser.ts';
import type { Difference } from '#tools/visual/screenshots/html-report.ts';
import { deleteResults, reportDifferences } from '#tools/visual/screenshots/html-report.ts';
import { serveFolder } from '#tools/visual/static-server.ts';
import { getSchemes, getScreenshotSchemes, readStories } from '#tools/visual/stories.ts';
import type { Story } from '#tools/visual/stories.ts';
import { captureStory } from '#tools/visual/capture-story.ts';
import type { SchemeResult } from '#tools/visual/capture-story.ts';
import { runStories } from '#tools/visual/run-stories.ts';
import { closeInTime } from '#tools/visual/with-timeout.ts';
import type { Failure } from '#tools/workspace/failures.ts';
import { SUITE_VARIABLE, writeReport } from '#tools/workspace/reports.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    update: { type: 'boolean', default: false },
    // Limits the run to one project, as Nx tasks do, and writes the report of this task.
    project: { type: 'string' },
    target: { type: 'string', default: 'storybook' },
    root: { type: 'string', default: '' },
    pages: { type: 'string', default: '3' },
    // Leaves the dark scheme, the phone views of other stories and forced colors to the nightly run, as `npm test` does.
    'one-view': { type: 'boolean', default: false },
  },
});

if (values.update && values['one-view'])
  throw new Error('An update takes all views, so that none of them shows an earlier look.');

const folder = join('dist', 'storybook');
const stories = readStories(folder).filter(
  ({ file }) => values.root === '' || file.startsWith(`${values.root}/`),
);
const isNamed = ({ id, isSecondView }: Story) =>
  !(isSecondView && values['one-view']) &&
  (positionals.length === 0 || positionals.some((part) => id.includes(part)));
const namedFiles = new Set(stories.filter(isNamed).map(({ file }) => file));
// A sheet holds all stories of a file, so an update needs the other ones, too.
const selected = values.update ? stories.filter(({ file }) => namedFiles.has(file)) : stories.filter(isNamed);
const screenshots = new Map<string, Buffer>();
const isFullUpdate = values.update && positionals.length === 0 && values.root === '' && !values['one-view'];
const browser = await launchBrowser();
const installedVersion = parseMajorVersion(browser.version());
const baselineVersion = isFullUpdate ? installedVersion : readBaselineVersion();
const { tolerance, notice } = selectTolerance(installedVersion, baselineVersion);
if (notice !== undefined && process.env[SUITE_VARIABLE] === undefined) console.log(notice);

const differences: Difference[] = [];
const failures: Failure[] = [];
let passed = 0;

/** `selector` is the story ID, or the name of an obsolete baseline. */
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
    screenshots.set(toKey(story, scheme), screenshot);
    return undefined;
  }
  const difference = compareWithBaseline(story, scheme, screenshot, tolerance);
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
const selectSchemes = (story: Story) => (values['one-view'] ? (['light'] as const) : getSchemes(story));
const seenStates = values['one-view'] ? undefined : new Set<string>();
const server = await serveFolder(folder);
await runStories(browser, selected, {
  storybook: server.url,
  report,
  inspect: (page, story) => captureStory(page, story, { schemes: selectSchemes(story), seenStates }),
  pages: Number(values.pages),
});
await closeInTime(browser);
server.close();

if (values.update) {
  for (const saved of await saveBaselines(selected, screenshots, tolerance)) console.log(`saved ${saved}`);
  const obsolete = listObsoleteBaselines(stories, values.root);
  deleteBaselines(obsolete, values.root);
  for (const name of obsolete) console.log(`removed ${name}`);
} else {
  for (const name of listObsoleteBaselines(stories, values.root)) recordResult(name, name, 'has no story');
}
if (isFullUpdate && failures.length === 0) saveBaselineVersion(installedVersion);
if (differences.length > 0) {
  const page = reportDifferences(project, differences);
  console.error(
    `Before, after and difference: ${page}. If the change is intended, run npm run visual:update`,
  );
}
if (values.project !== undefined) {
  const notices = notice === undefined ? [] : [notice];
  writeReport({ project: values.project, target: values.target }, { passed, failures, notices });
}
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 || passed === 0 ? 1 : 0;
