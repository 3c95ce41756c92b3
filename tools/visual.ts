// npm run visual [-- PART…]: visual regression tests of all stories, or those whose id contains PART, in both color
// schemes. Fails on play function errors, accessibility violations and picture differences. visual:update saves the
// pictures as baselines.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { judge, savePicture, obsolete, remove } from '#tools/visual/pictures/baselines.ts';
import { launchBrowser } from '#tools/visual/browser.ts';
import type { Difference } from '#tools/visual/pictures/html-report.ts';
import { dropFailures, reportDifferences } from '#tools/visual/pictures/html-report.ts';
import { serveFolder } from '#tools/visual/static-server.ts';
import { getPictureSchemes, readStories } from '#tools/visual/stories.ts';
import type { Story } from '#tools/visual/stories.ts';
import { walk } from '#tools/visual/walk.ts';
import type { Appearance } from '#tools/visual/walk.ts';

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
const wanted = stories.filter(
  ({ id }) => positionals.length === 0 || positionals.some((part) => id.includes(part)),
);
const differences: Difference[] = [];
let passed = 0;
let failed = 0;

function count(name: string, fault: string | undefined): void {
  if (fault === undefined) {
    passed += 1;
  } else {
    failed += 1;
    console.error(`${name}: ${fault}`);
  }
}

function judgePicture(story: Story, { scheme, picture }: Appearance): string | undefined {
  if (values.update) {
    if (savePicture(story, scheme, picture)) console.log(`kept ${story.id} ${scheme}`);
    return undefined;
  }
  const difference = judge(story, scheme, picture);
  if (difference === undefined) return undefined;
  differences.push(difference);
  return difference.reason;
}

function report(story: Story, result: Appearance[] | Error): void {
  if (result instanceof Error) {
    count(story.id, result.message);
    return;
  }
  for (const appearance of result) {
    const name = `${story.id} ${appearance.scheme}`;
    const { violations } = appearance;
    if (getPictureSchemes(story).includes(appearance.scheme)) count(name, judgePicture(story, appearance));
    count(name, violations.length > 0 ? `accessibility: ${violations.join('; ')}` : undefined);
  }
}

const { project = 'all' } = values;
dropFailures(project);
const server = await serveFolder(folder);
const browser = await launchBrowser();
await walk(browser, server.address, wanted, report, Number(values.pages));
await browser.close();
server.close();

for (const path of obsolete(stories, values.root)) {
  if (values.update) {
    remove(path);
    console.log(`removed ${path}`);
  } else {
    count(path, 'belongs to no story');
  }
}
if (differences.length > 0) {
  const page = reportDifferences(project, differences);
  console.error(`Before, after and difference: ${page}. Right as it is? npm run visual:update`);
}
if (values.project !== undefined) {
  const reports = join('dist', 'reports', values.project);
  mkdirSync(reports, { recursive: true });
  writeFileSync(join(reports, 'storybook.json'), JSON.stringify({ passed, failed }));
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
