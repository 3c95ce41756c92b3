// node tools/generators/art/products.ts [PART…]: draws the product pictures of the sandbox's Printify. Run by hand after a change.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PRODUCT_PICTURES } from '#apps/sandbox/src/printify/catalog/pictures.ts';
import { getDrawing } from './mockups/draw.ts';
import { ART, readPrints, savePrints, getPrint } from './mockups/shelf.ts';
import { openStudio } from './mockups/studio.ts';

const parts = process.argv.slice(2);
const wanted = PRODUCT_PICTURES.filter(
  ({ file }) => parts.length === 0 || parts.some((part) => file.includes(part)),
);

mkdirSync(ART, { recursive: true });
const known = new Set(PRODUCT_PICTURES.map(({ file }) => file));
for (const name of readdirSync(ART).filter((name) => name.endsWith('.webp') && !known.has(name))) {
  rmSync(join(ART, name));
  console.log(`dropped ${name}`);
}
const studio = await openStudio();
const prints = Object.fromEntries(Object.entries(readPrints()).filter(([file]) => known.has(file)));
let total = 0;
for (const picture of wanted) {
  const drawing = getDrawing(picture);
  const webp = await studio.encodeWebp(drawing);
  prints[picture.file] = getPrint(drawing);
  writeFileSync(join(ART, picture.file), webp);
  total += webp.length;
  console.log(`${picture.file} ${(webp.length / 1024).toFixed(1)} kB`);
}
await studio.close();
savePrints(prints);
console.log(`${wanted.length} pictures, ${(total / 1024).toFixed(0)} kB`);
