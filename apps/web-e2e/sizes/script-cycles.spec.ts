import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';

const ASSETS = new URL('../../../dist/web/client/assets/', import.meta.url);

/** The scripts that each script imports before it runs. */
async function readStaticImports(): Promise<Map<string, string[]>> {
  const files = (await readdir(ASSETS)).filter((file) => file.endsWith('.js'));
  const imports = files.map(async (file) => {
    const script = await readFile(new URL(file, ASSETS), 'utf8');
    const found = [...script.matchAll(/(?:from|import)\s*["'`]\.\/([\w-]+\.js)["'`]/g)];
    return [file, found.map(([, imported = '']) => imported)] as const;
  });
  return new Map(await Promise.all(imports));
}

function collectImports(file: string, imports: ReadonlyMap<string, readonly string[]>): Set<string> {
  const found = new Set(imports.get(file));
  for (const imported of found) for (const next of imports.get(imported) ?? []) found.add(next);
  return found;
}

test('no script imports itself through others, which would run before what they need', async () => {
  const imports = await readStaticImports();

  expect(imports.size).toBeGreaterThan(100);
  expect([...imports.keys()].filter((file) => collectImports(file, imports).has(file))).toEqual([]);
});
