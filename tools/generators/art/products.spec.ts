import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Transformer } from '@napi-rs/image';
import { describe, expect, it } from 'vitest';
import { PRODUCT_PICTURES } from '#apps/sandbox/src/printify/catalog/pictures.ts';
import { drawProduct } from './mockups/draw-product.ts';
import {
  PRODUCT_PICTURE_FOLDER,
  PICTURE_BYTES_MAX,
  TOTAL_BYTES_MAX,
  HASHES_FILE,
  readHashes,
  computeHash,
} from './mockups/product-files.ts';

const names = PRODUCT_PICTURES.map(({ file }) => file).sort();
const getSize = (name: string) => statSync(join(PRODUCT_PICTURE_FOLDER, name)).size;

describe('product pictures', () => {
  it('are complete, without extra files', () => {
    const actual = readdirSync(PRODUCT_PICTURE_FOLDER).sort();

    expect(actual).toEqual([...names, HASHES_FILE, 'README.md'].sort());
  });

  it.each(names)('have 1200 x 1200 pixels: %s', (name) => {
    const { width, height, format } = new Transformer(
      readFileSync(join(PRODUCT_PICTURE_FOLDER, name)),
    ).metadataSync();

    expect({ width, height, format }).toEqual({ width: 1200, height: 1200, format: 'webp' });
  });

  it('stay within the size limits, each and in total', () => {
    const sizes = names.map(getSize);

    expect(Math.max(...sizes)).toBeLessThan(PICTURE_BYTES_MAX);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(TOTAL_BYTES_MAX);
  });

  it('match the drawings; otherwise run node tools/generators/art/products.ts', () => {
    const hashes = PRODUCT_PICTURES.map((picture) => [picture.file, computeHash(drawProduct(picture))]);

    expect(readHashes()).toEqual(Object.fromEntries(hashes));
  });

  it('show the colors of the catalog and are all different', () => {
    const drawings = new Map(PRODUCT_PICTURES.map((picture) => [picture.file, drawProduct(picture)]));

    expect(drawings.get('question-shirt-forest-front.webp')).toContain('fill="#23402f"');
    expect(drawings.get('question-shirt-sand-front.webp')).toContain('fill="#d8c6a2"');
    expect(new Set(drawings.values()).size).toBe(PRODUCT_PICTURES.length);
  });
});
