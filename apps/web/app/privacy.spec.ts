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
const namesGivenIn = (text: string) =>
  [
    ...text.matchAll(
      /\b(?:browser|sessionStore|tab|localStorage|sessionStorage|store)\.(?:write|setItem)\(\s*([^,\s]+),/g,
    ),
    ...text.matchAll(/\bcaches\.open\(([^)]+)\)/g),
  ].map(([, name = '']) => name);

/** Resolves a name to the key: `'cart'` for `CART_KEY`, `draft:*` for a template literal. */
function textsBehind(name: string): string[] {
  const field = name.match(/^STORAGE_KEYS\.(\w+)$/)?.[1];
  const declared = field ?? name;
  const pattern = new RegExp(`\\b${declared}(?: =|:) (?:'([^']+)'|\`([^\`]+)\`)`, 'g');
  return sources.flatMap(({ text }) =>
    [...text.matchAll(pattern)].map(
      ([, plain, template = '']) => plain ?? template.replaceAll(/\$\{[^}]*\}/g, '*'),
    ),
  );
}

/** Generic storage functions; their callers name the key. */
const HANDED_ON = new Set(['key', 'cacheName']);

const covers = (item: string, name: string) =>
  item === name || (item.endsWith('*') && name.startsWith(item.slice(0, -1)));
const given = [...new Set(sources.flatMap(({ text }) => namesGivenIn(text)))].filter(
  (name) => !HANDED_ON.has(name),
);

describe('privacy policy', () => {
  it('lists everything that the site stores in the browser', () => {
    const saved = given.map((name) => ({ name, texts: textsBehind(name) }));

    expect(saved.length).toBeGreaterThan(10);
    for (const { name, texts } of saved) {
      expect(texts, `where ${name} is declared`).not.toEqual([]);
      for (const text of texts)
        expect(
          storedInBrowser.some((item) => covers(item.name, text)),
          `${text} (${name}) is missing from libs/content/privacy/kept.data.ts`,
        ).toBe(true);
    }
  });

  it('lists nothing that the site does not store', () => {
    const texts = [...given, 'SOUNDS'].flatMap(textsBehind);

    for (const { name, where } of storedInBrowser)
      if (where !== 'cookie')
        expect(
          texts.some((text) => covers(name, text)),
          name,
        ).toBe(true);
  });

  it('states correctly that the site sets no cookies of its own', () => {
    for (const { file, text } of sources) expect(text, file).not.toMatch(/document\.cookie|cookieStore/);
  });
});
