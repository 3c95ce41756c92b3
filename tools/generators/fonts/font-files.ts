import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '#tools/system/root.ts';
import { subsetFonts, getPackageName, getPackagePath } from './subset.ts';
import type { FontSubset } from './subset.ts';
import { FACES } from './faces.ts';
import type { Face } from './faces.ts';

export const FONT_FOLDER = join(ROOT, 'libs/ui/theme/generated');

/** Generated files by name: fonts, licenses and the theme's font faces. */
export async function buildFontFiles(): Promise<Map<string, Buffer>> {
  const subsets = await subsetFonts();
  const files = new Map<string, Buffer>(subsets.map(({ file, font }) => [file, font]));
  for (const face of FACES)
    files.set(`${getPackageName(face)}.license.txt`, await readFile(getPackagePath(face, 'LICENSE')));
  return files.set('faces.data.ts', Buffer.from(formatFacesModule(subsets)));
}

const formatFacesModule = (subsets: readonly FontSubset[]) => `/// <reference types="vite/client" />
/** The files of our faces. Written by \`node tools/generators/fonts.ts\`, which see; not by hand. */
${subsets.map(({ file }, index) => `import url${index} from './${file}?url';`).join('\n')}

export const faces = [
${subsets.map(formatFace).join('\n')}
] as const;
`;

const formatFace = ({ face, subset, range }: FontSubset, index: number) =>
  `  { family: '${face.family}', style: '${face.style}', weights: '${formatWeights(face)}', part: '${subset}', range: '${range}', url: url${index} },`;

const formatWeights = ({ weights }: Face) =>
  typeof weights === 'number' ? `${weights}` : `${weights.min} ${weights.max}`;
