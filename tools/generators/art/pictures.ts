// node tools/generators/art/pictures.ts [NAME…]: renders the pictures that changed, or those whose name starts with NAME.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeData } from './gallery/data.ts';
import { encodedAs, openEasel } from './gallery/easel.ts';
import { ART, getDrawing, listFiles, listStoredFiles, findStoredFiles, getPrint } from './gallery/files.ts';
import { LOOP_RECIPES, RECIPES } from './gallery/recipes.ts';
import type { Recipe } from './gallery/recipe.types.ts';

const asked = process.argv.slice(2);
const wanted = RECIPES.filter(
  ({ name }) => asked.length === 0 || asked.some((start) => name.startsWith(start)),
);

mkdirSync(ART, { recursive: true });
const easel = await openEasel();
for (const recipe of wanted) await retained(recipe);
await easel.close();
await writeData(RECIPES, LOOP_RECIPES, listStoredFiles());

async function retained(recipe: Recipe): Promise<void> {
  const { name, width, height } = recipe;
  const drawing = getDrawing(recipe);
  const files = listFiles(recipe, getPrint(drawing));
  const lying = findStoredFiles(name).filter((file) => !/\.(?:webm|mp4)$/.test(file));
  if (files.every(({ file }) => lying.includes(file))) return;
  const pixels = await easel.rasterize(drawing, width, height);
  const made = await Promise.all(
    files.map(async (file) => [file.file, await encodedAs(file, pixels, recipe)] as const),
  );
  for (const file of lying) rmSync(join(ART, file));
  for (const [file, bytes] of made) writeFileSync(join(ART, file), bytes);
  console.log(`${name} ${made.map(([, { length }]) => `${(length / 1024).toFixed(0)} kB`).join(', ')}`);
}
