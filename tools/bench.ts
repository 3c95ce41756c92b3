// npm run bench: startup time, CPU time of a cached page, script size of pages, and keyboard performance.
// npm run bench -- scripts: only the script size of each island.
// npm run bench -- suite: durations in the last npm test.
// npm run bench -- reading: size and Lighthouse scores of every page; takes about ten minutes.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { islandClosures } from '#tools/bench/closures.ts';
import { cpuCost } from '#tools/bench/cpu.ts';
import { keyboardFigures, toRows } from '#tools/bench/keyboard/figures.ts';
import { printReading } from '#tools/bench/reading/table.ts';
import { scriptBytes } from '#tools/bench/scripts.ts';
import { formatSuiteTimes } from '#tools/bench/suite.ts';
import { ROOT } from '#tools/system/root.ts';
import { startTrial } from '#tools/system/trial.ts';
import { build, SITE } from '#tools/workspace/nx.ts';

const seconds = (from: number) => `${((performance.now() - from) / 1000).toFixed(1)} s`;

if (process.argv[2] === 'suite') {
  console.log(formatSuiteTimes());
  process.exit();
}
const startedAt = performance.now();
await build(SITE);
console.log(`build of what has changed        ${seconds(startedAt)}`);
if (process.argv[2] === 'scripts') {
  for (const { island, bytes, files } of islandClosures(join(ROOT, 'dist/web/client/assets')))
    console.log(`${island.padEnd(33)}${(bytes / 1000).toFixed(1)} kB in ${files}`);
  process.exit();
}
if (process.argv[2] === 'reading') {
  await printReading(console.log);
  process.exit();
}
const folder = mkdtempSync(join(tmpdir(), 'paniscus-bench-'));
const firstAt = performance.now();
await startTrial({ DATA_DIR: folder }).then(({ stop }) => stop());
console.log(`started and stopped, new data    ${seconds(firstAt)}`);
const againAt = performance.now();
const trial = await startTrial({ DATA_DIR: folder });
console.log(`ready again, same data           ${seconds(againAt)}`);
try {
  const { pageUs, bareUs, ratio } = await cpuCost(`${trial.siteUrl}/posts`, trial.pid);
  console.log(`processor time of /posts, cached ${pageUs.toFixed(0)} µs a request`);
  console.log(`the same bytes from node:http    ${bareUs.toFixed(0)} µs a request`);
  console.log(`ratio                            ${ratio.toFixed(2)}`);
  const sizes = await scriptBytes(trial.siteUrl, ['/', '/posts', '/donate', '/login', '/PaniscusKeyboard']);
  for (const [path, bytes] of sizes)
    console.log(`script of ${path.padEnd(23)}${(bytes / 1000).toFixed(1)} kB`);
  for (const [name, value] of toRows(await keyboardFigures(trial.siteUrl)))
    console.log(`${name.padEnd(33)}${value}`);
} finally {
  await trial.stop();
  rmSync(folder, { recursive: true, force: true });
}
