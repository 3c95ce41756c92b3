import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#tools/system/root.ts';
import { createElement } from './markup.ts';

const FONT_FOLDER = join(ROOT, 'node_modules/@fontsource-variable');

const FONT_FILES = {
  Newsreader: 'newsreader/files/newsreader-latin-opsz-normal.woff2',
  'Newsreader Italic': 'newsreader/files/newsreader-latin-opsz-italic.woff2',
  Atkinson: 'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
} as const;

export type FontName = keyof typeof FONT_FILES;

/** Embeds the site's fonts in an SVG document. */
export function embedFonts(...families: readonly FontName[]): string {
  const rules = families.map((family) => {
    const font = readFileSync(join(FONT_FOLDER, FONT_FILES[family])).toString('base64');
    return `@font-face{font-family:'${family}';font-weight:200 800;src:url(data:font/woff2;base64,${font})}`;
  });
  return createElement('style', {}, ...rules);
}
