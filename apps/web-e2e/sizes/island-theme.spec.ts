import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';

const ASSETS = new URL('../../../dist/web/client/assets/', import.meta.url);
const THEME = new URL('../../../libs/ui/theme/components/', import.meta.url);

/** Scripts that a script loads, at once or later. */
async function listScripts(entries: readonly string[], read: (file: string) => Promise<string>) {
  const found = new Set(entries);
  for (const file of found)
    for (const [, imported = ''] of (await read(file)).matchAll(/["'`]\.\/([\w-]+\.js)["'`]/g))
      found.add(imported);
  return [...found];
}

test('no island uses a component that is missing in the theme of islands', async () => {
  const files = await readdir(ASSETS);
  const read = async (file: string) =>
    files.includes(file) ? await readFile(new URL(file, ASSETS), 'utf8') : '';
  const entries = files.filter((file) => /^\w+Island-.*\.js$/.test(file));
  const scripts = await Promise.all((await listScripts(entries, read)).map(read));
  const used = new Set(
    scripts.flatMap((script) => [...script.matchAll(/name:[`"'](Mui\w+)/g)].map(([, name]) => name)),
  );
  const index = await readFile(new URL('index.ts', THEME), 'utf8');
  const pageFiles = (await readdir(THEME)).filter((file) =>
    index.includes(`'./${file.replace(/\.tsx?$/, '')}'`),
  );
  const sources = await Promise.all(pageFiles.map((file) => readFile(new URL(file, THEME), 'utf8')));
  const missing = sources.flatMap((source) => [...source.matchAll(/^  (Mui\w+):/gm)].map(([, name]) => name));

  expect(used).toContain('MuiButton');
  expect(missing.length).toBeGreaterThan(10);
  expect(missing.filter((name) => used.has(name))).toEqual([]);
});
