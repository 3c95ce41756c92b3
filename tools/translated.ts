// npx nx storybook-translated storybook: shows the stories while the browser translates each of their texts. Fails where React
// writes into a text that is no longer on the page, so that the visitor would read the earlier one, and where it cannot remove
// such a text. `node tools/translated.ts PART…` shows the stories whose id contains PART.
import { join } from 'node:path';
import { launchBrowser } from '#tools/visual/browser.ts';
import { runStories } from '#tools/visual/run-stories.ts';
import { serveFolder } from '#tools/visual/static-server.ts';
import { readStories } from '#tools/visual/stories.ts';
import { takeLostTexts, translatePages } from '#tools/visual/translation.ts';
import { closeInTime } from '#tools/visual/with-timeout.ts';
import type { Failure } from '#tools/workspace/failures.ts';
import { writeReport } from '#tools/workspace/reports.ts';

const parts = process.argv.slice(2);
const folder = join('dist', 'storybook');
const stories = readStories(folder).filter(
  ({ id, isSecondView }) => !isSecondView && (parts.length === 0 || parts.some((part) => id.includes(part))),
);
const failures: Failure[] = [];
let passed = 0;

const browser = await launchBrowser();
const server = await serveFolder(folder);
await runStories(browser, stories, {
  storybook: server.url,
  prepare: translatePages,
  inspect: takeLostTexts,
  // Some play functions look for texts by the element around them, which is another one in a translated page.
  isPlayOptional: true,
  report: ({ id }, result) => {
    const message = result instanceof Error ? result.message : result.join('\n');
    if (message === '') {
      passed += 1;
      return;
    }
    failures.push({ title: `${id}, translated`, message, selector: id });
    console.error(`${id}: ${message}`);
  },
  pages: 5,
});
await closeInTime(browser);
server.close();

if (parts.length === 0)
  writeReport({ project: 'storybook', target: 'storybook-translated' }, { passed, failures, notices: [] });
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 || passed === 0 ? 1 : 0;
