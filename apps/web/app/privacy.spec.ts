import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storedInBrowser } from '@paniscus/content';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');

const sources = ['apps/web/app', 'apps/web/worker', 'libs/features', 'libs/ui', 'libs/card', 'libs/domain']
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.(spec|stories)\.|testing\//.test(file))
  .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));

/** Expressions passed as storage keys: `KEY` in `sessionStore.write(KEY, …)`. */
const listKeyExpressions = (text: string) =>
  [
    ...text.matchAll(
      /\b(?:browser|sessionStore|tab|localStorage|sessionStorage|store)\.(?:write|setItem)\(\s*([^,\s]+),/g,
    ),
    ...text.matchAll(/\bcaches\.open\(([^)]+)\)/g),
    // IndexedDB, with idb.
    ...text.matchAll(/\bopenDB\(([A-Z_]+), /g),
  ].map(([, name = '']) => name);

/** Resolves a name to the key: `'cart'` for `CART_KEY`, `draft:*` for a template literal or a function that returns it. */
function resolveKeys(name: string): string[] {
  const field = name.match(/^STORAGE_KEYS\.(\w+)$/)?.[1];
  const declared = field ?? name.replace(/\(.*$/, '');
  const pattern = new RegExp(`\\b${declared}(?: =|:) (?:\\([^)]*\\) => )?(?:'([^']+)'|\`([^\`]+)\`)`, 'g');
  const declaring = sources.filter(({ text }) => field === undefined || text.includes('STORAGE_KEYS = {'));
  return declaring.flatMap(({ text }) =>
    [...text.matchAll(pattern)].map(
      ([, plain, template = '']) => plain ?? template.replaceAll(/\$\{[^}]*\}/g, '*'),
    ),
  );
}

/** Parameters of generic storage functions, whose callers name the key. */
const PARAMETER_NAMES = new Set(['key', 'cacheName']);

const covers = (item: string, name: string) =>
  item === name || (item.endsWith('*') && name.startsWith(item.slice(0, -1)));
const expressions = [...new Set(sources.flatMap(({ text }) => listKeyExpressions(text)))].filter(
  (name) => !PARAMETER_NAMES.has(name),
);

describe('privacy policy', () => {
  it('lists everything that the site stores in the browser', () => {
    const saved = expressions.map((name) => ({ name, keys: resolveKeys(name) }));

    expect(saved.length).toBeGreaterThan(10);
    for (const { name, keys } of saved) {
      expect(keys, `where ${name} is declared`).not.toEqual([]);
      for (const key of keys)
        expect(
          storedInBrowser.some((item) => covers(item.name, key)),
          `${key} (${name}) is missing from libs/content/privacy/stored-items.data.ts`,
        ).toBe(true);
    }
  });

  it('lists nothing that the site does not store', () => {
    const keys = [...expressions, 'SOUND_CACHE'].flatMap(resolveKeys);

    for (const { name, storage } of storedInBrowser)
      if (storage !== 'cookie' && storage !== 'staffCookie')
        expect(
          keys.some((key) => covers(name, key)),
          name,
        ).toBe(true);
  });

  it('is correct that the scripts of the site set no cookies', () => {
    for (const { file, text } of sources) expect(text, file).not.toMatch(/document\.cookie|cookieStore/);
  });
});
