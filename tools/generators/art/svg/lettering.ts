import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#tools/system/root.ts';
import { tag } from './markup.ts';

const FOLDER = join(ROOT, 'node_modules/@fontsource-variable');

const FILES = {
  Newsreader: 'newsreader/files/newsreader-latin-opsz-normal.woff2',
  'Newsreader Italic': 'newsreader/files/newsreader-latin-opsz-italic.woff2',
  Atkinson: 'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
} as const;

export type Lettering = keyof typeof FILES;

/** Embeds the site's fonts in an SVG document. */
export function lettering(...families: readonly Lettering[]): string {
  const faces = families.map((family) => {
    const font = readFileSync(join(FOLDER, FILES[family])).toString('base64');
    return `@font-face{font-family:'${family}';font-weight:200 800;src:url(data:font/woff2;base64,${font})}`;
  });
  return tag('style', {}, ...faces);
}
