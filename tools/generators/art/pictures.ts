// node tools/generators/art/pictures.ts [NAME…]: renders the pictures that changed, or those whose name starts with NAME.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writePictureData } from './pipeline/picture-data.ts';
import { encodePicture, openPictureRenderer } from './pipeline/render-picture.ts';
import {
  PICTURE_FOLDER,
  drawSvg,
  listPictureFiles,
  listStoredFiles,
  findStoredFiles,
  computeHash,
} from './pipeline/picture-files.ts';
import { LOOP_RECIPES, RECIPES } from './pipeline/recipes.ts';
import type { Recipe } from './pipeline/recipe.types.ts';

const prefixes = process.argv.slice(2);
const selected = RECIPES.filter(
  ({ name }) => prefixes.length === 0 || prefixes.some((prefix) => name.startsWith(prefix)),
);

mkdirSync(PICTURE_FOLDER, { recursive: true });
const renderer = await openPictureRenderer();
for (const recipe of selected) await renderPicture(recipe);
await renderer.close();
await writePictureData(RECIPES, LOOP_RECIPES, listStoredFiles());

async function renderPicture(recipe: Recipe): Promise<void> {
  const { name, width, height } = recipe;
  const drawing = drawSvg(recipe);
  const files = listPictureFiles(recipe, computeHash(drawing));
  const existing = findStoredFiles(name).filter((file) => !/\.(?:webm|mp4)$/.test(file));
  if (files.every(({ file }) => existing.includes(file))) return;
  const pixels = await renderer.rasterize(drawing, width, height);
  const encoded = await Promise.all(
    files.map(async (file) => [file.file, await encodePicture(file, pixels, recipe)] as const),
  );
  for (const file of existing) rmSync(join(PICTURE_FOLDER, file));
  for (const [file, bytes] of encoded) writeFileSync(join(PICTURE_FOLDER, file), bytes);
  console.log(`${name} ${encoded.map(([, { length }]) => `${(length / 1024).toFixed(0)} kB`).join(', ')}`);
}
