// npm run bench: startup time, CPU time of a cached page, script size of pages, and keyboard performance.
// npm run bench -- own-words: only the keyboard with 1,000 custom words.
// npm run bench -- scripts: only the script size of each island.
// npm run bench -- suite: durations in the last npm test.
// npm run bench -- storybook: warm start and build of Storybook, with their limits.
// npm run bench -- reading: size and Lighthouse scores of every page; takes about ten minutes.
// npm run bench -- posts [count]: requests with 1,000 posts and with a million or `count`; on PostgreSQL with DATABASE_URL.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listIslandBundles } from '#tools/bench/island-bundles.ts';
import { compareCpuTime } from '#tools/bench/cpu-time.ts';
import { measureKeyboard, toRows } from '#tools/bench/keyboard/measure-keyboard.ts';
import { listOwnWordsRows, measureOwnWords } from '#tools/bench/keyboard/own-words/measure-own-words.ts';
import { reportContentPages } from '#tools/bench/content-pages/report.ts';
import { comparePostTimes, formatScaleTimes } from '#tools/bench/posts/report.ts';
import { measureScriptBytes } from '#tools/bench/script-size.ts';
import { reportStorybookTimes } from '#tools/bench/storybook-times.ts';
import { formatSuiteTimes } from '#tools/bench/suite-times.ts';
import { ROOT } from '#tools/system/root.ts';
import { startTestSystem } from '#tools/system/test-system.ts';
import { build, SITE_PROJECTS } from '#tools/workspace/nx.ts';

const formatSecondsSince = (from: number) => `${((performance.now() - from) / 1000).toFixed(1)} s`;

if (process.argv[2] === 'suite') {
  console.log(formatSuiteTimes());
  process.exit();
}
if (process.argv[2] === 'storybook') {
  const { hasPassed } = await reportStorybookTimes(console.log);
  process.exit(hasPassed ? 0 : 1);
}
const startedAt = performance.now();
await build(SITE_PROJECTS);
console.log(`incremental build                ${formatSecondsSince(startedAt)}`);
if (process.argv[2] === 'scripts') {
  for (const { island, bytes, files } of listIslandBundles(join(ROOT, 'dist/web/client/assets')))
    console.log(`${island.padEnd(33)}${(bytes / 1000).toFixed(1)} kB in ${files}`);
  process.exit();
}
if (process.argv[2] === 'reading') {
  await reportContentPages(console.log);
  process.exit();
}
if (process.argv[2] === 'posts') {
  const times = await comparePostTimes(
    Number(process.argv[3] ?? 1_000_000),
    process.env['DATABASE_URL'],
    console.log,
  );
  for (const row of times) console.log(formatScaleTimes(row));
  process.exit();
}
if (process.argv[2] === 'own-words') {
  const { siteUrl, stop } = await startTestSystem();
  try {
    for (const [name, value] of listOwnWordsRows(await measureOwnWords(siteUrl)))
      console.log(`${name.padEnd(33)}${value}`);
  } finally {
    await stop();
  }
  process.exit();
}
const folder = mkdtempSync(join(tmpdir(), 'paniscus-bench-'));
const firstStartAt = performance.now();
await startTestSystem({ DATA_DIR: folder }).then(({ stop }) => stop());
console.log(`start and stop, new data folder  ${formatSecondsSince(firstStartAt)}`);
const restartedAt = performance.now();
const testSystem = await startTestSystem({ DATA_DIR: folder });
console.log(`restart, existing data folder    ${formatSecondsSince(restartedAt)}`);
try {
  const { pageUs, bareUs, ratio } = await compareCpuTime(`${testSystem.siteUrl}/posts`, testSystem.pid);
  console.log(`CPU time of /posts, cached       ${pageUs.toFixed(0)} µs per request`);
  console.log(`same bytes from bare node:http   ${bareUs.toFixed(0)} µs per request`);
  console.log(`ratio                            ${ratio.toFixed(2)}`);
  const sizes = await measureScriptBytes(testSystem.siteUrl, [
    '/',
    '/posts',
    '/donate',
    '/login',
    '/PaniscusKeyboard',
  ]);
  for (const [path, bytes] of sizes)
    console.log(`scripts of ${path.padEnd(22)}${(bytes / 1000).toFixed(1)} kB`);
  for (const [name, value] of toRows(await measureKeyboard(testSystem.siteUrl)))
    console.log(`${name.padEnd(33)}${value}`);
} finally {
  await testSystem.stop();
  rmSync(folder, { recursive: true, force: true });
}
