import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { convert } from 'fontverter';
import { ROOT } from '#tools/system/root.ts';

const PACKAGES = join(ROOT, 'node_modules', '@fontsource-variable');
const FOLDER = join(ROOT, 'dist', 'test-fonts');
const FONTS = [
  'newsreader/files/newsreader-latin-wght-normal',
  'newsreader/files/newsreader-latin-wght-italic',
  'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal',
  'atkinson-hyperlegible-mono/files/atkinson-hyperlegible-mono-latin-wght-normal',
];

/**
 * Unpacks the site's fonts from WOFF2, which browsers do not accept as system fonts, and returns the path of a
 * Fontconfig file with only these fonts.
 */
export async function prepareTestFonts(): Promise<string> {
  await mkdir(FOLDER, { recursive: true });
  for (const font of FONTS) {
    const path = join(FOLDER, `${basename(font)}.ttf`);
    if (existsSync(path)) continue;
    await writeFile(path, await convert(await readFile(join(PACKAGES, `${font}.woff2`)), 'sfnt'));
  }
  return join(ROOT, '.storybook', 'fonts', 'fonts.conf');
}
