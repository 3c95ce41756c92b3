import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { ROOT } from '../../system/root.ts';
import { ART_PATH, listFiles, getLying, lyingPrint } from './files.ts';
import type { PictureFile } from './files.ts';
import type { LoopRecipe, Recipe } from './recipe.types.ts';

export const DATA = join(ROOT, 'libs/content/pictures/pictures.data.ts');

/** Width in pixels of the fallback image in `src`. */
const PLAIN_WIDTH = 800;

const getAddress = ({ file }: PictureFile): string => `${ART_PATH}/${file}`;

function getEntry(recipe: Recipe, lying: string[]) {
  const { name, alt, width, height, isCard } = recipe;
  const print = lyingPrint(name, isCard ? 'jpg' : 'avif', lying);
  if (print === undefined) throw new Error(`${name} is not drawn yet: node tools/art/pictures.ts ${name}`);
  const files = listFiles(recipe, print);
  const sources = (['avif', 'webp'] as const).flatMap((kind) => {
    const srcSet = files.flatMap((file) =>
      file.format === kind ? [`${getAddress(file)} ${file.width}w`] : [],
    );
    return srcSet.length === 0 ? [] : [{ type: `image/${kind}`, srcSet: srcSet.join(', ') }];
  });
  const plain = files.filter((file) => file.format !== 'avif');
  const src = plain.find((file) => file.width === PLAIN_WIDTH) ?? plain.at(-1);
  return { alt, width, height, sources, src: src === undefined ? '' : getAddress(src) };
}

function getLoop({ name, label, width, height }: LoopRecipe, lying: string[]) {
  const film = (kind: string) => {
    const print = lyingPrint(name, kind, lying);
    if (print === undefined) throw new Error(`${name} is not filmed yet: node tools/art/loops.ts ${name}`);
    return `${ART_PATH}/${name}.${print}.${kind}`;
  };
  return { poster: name, webm: film('webm'), mp4: film('mp4'), width, height, label };
}

/** Source text of the generated picture data; pictures without files are left out. */
export async function dataText(
  recipes: readonly Recipe[],
  loops: readonly LoopRecipe[],
  lying: string[],
): Promise<string> {
  const drawn = recipes.filter(({ name }) => getLying(name, lying).length > 0);
  const pictures = Object.fromEntries(drawn.map((recipe) => [recipe.name, getEntry(recipe, lying)]));
  const films = Object.fromEntries(loops.map((loop) => [loop.name, getLoop(loop, lying)]));
  const text = `// Written by \`node tools/art/pictures.ts\`, which see; not by hand.
import type { DrawnLoop, DrawnPicture } from './pictures.types.ts';

/** Every picture by its name. */
export type PictureName = ${drawn.map(({ name }) => `'${name}'`).join(' | ')};

/** Every picture that was drawn for the site. */
export const PICTURES: Readonly<Record<PictureName, DrawnPicture>> = ${JSON.stringify(pictures)};

/** Films without a seam and without sound. */
export const LOOPS: Readonly<Record<${loops.map(({ name }) => `'${name}'`).join(' | ')}, DrawnLoop<PictureName>>> = ${JSON.stringify(films)};
`;
  return format(text, { parser: 'typescript', singleQuote: true, printWidth: 110 });
}

export const writeData = async (...given: Parameters<typeof dataText>): Promise<void> =>
  writeFileSync(DATA, await dataText(...given));
