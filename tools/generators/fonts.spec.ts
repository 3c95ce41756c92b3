import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readCharacters } from './fonts/cut.ts';
import { fontFiles, FOLDER } from './fonts/written.ts';
import { ROOT } from '#tools/system/root.ts';

const saved = (file: string) => readFileSync(join(FOLDER, file));

it('the committed fonts match the generated ones; otherwise run node tools/generators/fonts.ts', async () => {
  const files = await fontFiles();

  const old = [...files].filter(([name, content]) => !saved(name).equals(content)).map(([name]) => name);

  expect(old).toEqual([]);
}, 60_000);

it.each(['newsreader', 'atkinson-hyperlegible-next'])(
  'every character of the content is available in %s',
  async (family) => {
    const parts = ['text', 'letters', 'extended'].map((part) =>
      readCharacters(saved(`${family}-normal-${part}.woff2`)),
    );
    const drawn = new Set((await Promise.all(parts)).flatMap((characters) => [...characters]));
    const files = globSync('libs/content/**/*.ts', { cwd: ROOT }).filter(
      (file) => !file.endsWith('.spec.ts'),
    );

    const used = new Set(
      files.flatMap((file) => [...readFileSync(join(ROOT, file), 'utf8').replaceAll('\n', '')]),
    );

    expect(files.length).toBeGreaterThan(20);
    expect([...used].filter((character) => !drawn.has(character.codePointAt(0) ?? 0))).toEqual([]);
  },
);

it('the text subset of an upright font is at most 20 kB', () => {
  const sizes = ['newsreader', 'atkinson-hyperlegible-next'].map(
    (family) => saved(`${family}-normal-text.woff2`).length,
  );

  for (const size of sizes) expect(size).toBeLessThanOrEqual(20_000);
});

it('the text subset of a rarely used font is at most 9 kB', () => {
  const names = ['atkinson-hyperlegible-next-italic', 'atkinson-hyperlegible-mono-normal'];

  const sizes = names.map((name) => saved(`${name}-text.woff2`).length);

  for (const size of sizes) expect(size).toBeLessThanOrEqual(9_000);
});
