import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readCharacters } from './fonts/subset.ts';
import { buildFontFiles, FONT_FOLDER } from './fonts/font-files.ts';
import { ROOT } from '#tools/system/root.ts';

const readCommitted = (file: string) => readFileSync(join(FONT_FOLDER, file));

it('the committed fonts match the generated ones; otherwise run node tools/generators/fonts.ts', async () => {
  const files = await buildFontFiles();

  const outdated = [...files]
    .filter(([name, content]) => !readCommitted(name).equals(content))
    .map(([name]) => name);

  expect(outdated).toEqual([]);
}, 60_000);

it.each(['newsreader', 'atkinson-hyperlegible-next'])(
  'every character of the content is available in %s',
  async (family) => {
    const subsets = ['text', 'letters', 'extended'].map((subset) =>
      readCharacters(readCommitted(`${family}-normal-${subset}.woff2`)),
    );
    const supported = new Set((await Promise.all(subsets)).flatMap((characters) => [...characters]));
    const files = globSync('libs/content/**/*.ts', { cwd: ROOT }).filter(
      (file) => !file.endsWith('.spec.ts'),
    );

    const used = new Set(
      files.flatMap((file) => [...readFileSync(join(ROOT, file), 'utf8').replaceAll('\n', '')]),
    );

    expect(files.length).toBeGreaterThan(20);
    expect([...used].filter((character) => !supported.has(character.codePointAt(0) ?? 0))).toEqual([]);
  },
);

it('the text subset of an upright font is at most 20 kB', () => {
  const sizes = ['newsreader', 'atkinson-hyperlegible-next'].map(
    (family) => readCommitted(`${family}-normal-text.woff2`).length,
  );

  for (const size of sizes) expect(size).toBeLessThanOrEqual(20_000);
});

it('the text subset of a rarely used font is at most 9 kB', () => {
  const names = ['atkinson-hyperlegible-next-italic', 'atkinson-hyperlegible-mono-normal'];

  const sizes = names.map((name) => readCommitted(`${name}-text.woff2`).length);

  for (const size of sizes) expect(size).toBeLessThanOrEqual(9_000);
});
