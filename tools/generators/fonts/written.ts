import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '#tools/system/root.ts';
import { cutFonts, getName, packageFile } from './cut.ts';
import type { Cut } from './cut.ts';
import { FACES } from './faces.ts';
import type { Face } from './faces.ts';

export const FOLDER = join(ROOT, 'libs/ui/theme/generated');

/** Generated files by name: fonts, licenses and the theme's font faces. */
export async function fontFiles(): Promise<Map<string, Buffer>> {
  const cuts = await cutFonts();
  const files = new Map<string, Buffer>(cuts.map(({ file, font }) => [file, font]));
  for (const face of FACES)
    files.set(`${getName(face)}.license.txt`, await readFile(packageFile(face, 'LICENSE')));
  return files.set('faces.data.ts', Buffer.from(getModule(cuts)));
}

const getModule = (cuts: readonly Cut[]) => `/// <reference types="vite/client" />
/** The files of our faces. Written by \`node tools/generators/fonts.ts\`, which see; not by hand. */
${cuts.map(({ file }, at) => `import url${at} from './${file}?url';`).join('\n')}

export const faces = [
${cuts.map(getLine).join('\n')}
] as const;
`;

const getLine = ({ face, part, range }: Cut, at: number) =>
  `  { family: '${face.family}', style: '${face.style}', weights: '${formatWeights(face)}', part: '${part}', range: '${range}', url: url${at} },`;

const formatWeights = ({ weights }: Face) =>
  typeof weights === 'number' ? `${weights}` : `${weights.min} ${weights.max}`;
