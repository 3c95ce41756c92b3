// node tools/generators/art/products.ts [PART…]: draws the product pictures of the Printify sandbox, or those
// whose file name contains PART. Run by hand after a change.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PRODUCT_PICTURES } from '#apps/sandbox/src/printify/catalog/pictures.ts';
import { drawProduct } from './mockups/draw-product.ts';
import { PRODUCT_PICTURE_FOLDER, readHashes, writeHashes, computeHash } from './mockups/product-files.ts';
import { openProductRenderer } from './mockups/render-product.ts';

const filters = process.argv.slice(2);
const selected = PRODUCT_PICTURES.filter(
  ({ file }) => filters.length === 0 || filters.some((filter) => file.includes(filter)),
);

mkdirSync(PRODUCT_PICTURE_FOLDER, { recursive: true });
const known = new Set(PRODUCT_PICTURES.map(({ file }) => file));
for (const name of readdirSync(PRODUCT_PICTURE_FOLDER).filter(
  (name) => name.endsWith('.webp') && !known.has(name),
)) {
  rmSync(join(PRODUCT_PICTURE_FOLDER, name));
  console.log(`deleted ${name}`);
}
const renderer = await openProductRenderer();
const hashes = Object.fromEntries(Object.entries(readHashes()).filter(([file]) => known.has(file)));
let total = 0;
for (const picture of selected) {
  const drawing = drawProduct(picture);
  const webp = await renderer.renderWebp(drawing);
  hashes[picture.file] = computeHash(drawing);
  writeFileSync(join(PRODUCT_PICTURE_FOLDER, picture.file), webp);
  total += webp.length;
  console.log(`${picture.file} ${(webp.length / 1024).toFixed(1)} kB`);
}
await renderer.close();
writeHashes(hashes);
console.log(`${selected.length} pictures, ${(total / 1024).toFixed(0)} kB`);
