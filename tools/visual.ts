// npm run visual [-- PART…]: every story, or those with the part in their id, in both schemes: does it stand, can everybody
// use it, does it look like its committed picture? `visual:update` keeps what it sees.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { drop, dropFailures, FAILURES, judge, keep, obsolete } from './visual/baselines.ts';
import { launchBrowser } from './visual/browser.ts';
import { serveFolder } from './visual/static-server.ts';
import { storiesOf } from './visual/stories.ts';
import { pictureNames, walk } from './visual/walk.ts';
import type { Sight } from './visual/walk.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { update: { type: 'boolean', default: false } },
});

const folder = join('dist', 'storybook');
const stories = storiesOf(folder);
const wanted = stories.filter(
  ({ id }) => positionals.length === 0 || positionals.some((part) => id.includes(part)),
);
const server = await serveFolder(folder);
const browser = await launchBrowser();
let passed = 0;
let failed = 0;

function fail(name: string, reason: string): void {
  failed += 1;
  console.error(`${name}: ${reason}`);
}

function seePicture(name: string, picture: Buffer): void {
  if (values.update) {
    if (keep(name, picture)) console.log(`kept ${name}`);
    passed += 1;
    return;
  }
  const reason = judge(name, picture);
  if (reason === undefined) {
    passed += 1;
  } else {
    fail(name, reason);
  }
}

function see(name: string, sight: Sight | Error): void {
  if (sight instanceof Error) {
    fail(name, sight.message);
    return;
  }
  seePicture(name, sight.picture);
  if (sight.faults.length === 0) {
    passed += 1;
  } else {
    fail(name, `accessibility: ${sight.faults.join('; ')}`);
  }
}

dropFailures();
await walk(browser, server.address, wanted, see);
await browser.close();
server.close();

for (const name of obsolete(new Set(stories.flatMap(pictureNames)))) {
  if (values.update) {
    drop(name);
    console.log(`dropped ${name}`);
  } else {
    fail(name, 'belongs to no story');
  }
}
if (failed > 0 && !values.update) {
  console.error(
    `What was seen, and the differences, lie in ${FAILURES}. Right as it is? npm run visual:update`,
  );
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
