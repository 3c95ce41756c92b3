import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Transformer } from '@napi-rs/image';
import { describe, expect, it } from 'vitest';
import { PRODUCT_PICTURES } from '#apps/sandbox/src/printify/catalog/pictures.ts';
import { getDrawing } from './mockups/draw.ts';
import { ART, HEAVIEST, HEAVIEST_TOGETHER, PRINTS, readPrints, getPrint } from './mockups/shelf.ts';

const names = PRODUCT_PICTURES.map(({ file }) => file).sort();
const measureWeight = (name: string) => statSync(join(ART, name)).size;

describe('product pictures', () => {
  it('are complete, without extra files', () => {
    const lying = readdirSync(ART).sort();

    expect(lying).toEqual([...names, PRINTS, 'README.md'].sort());
  });

  it.each(names)('have 1200 x 1200 pixels: %s', (name) => {
    const { width, height, format } = new Transformer(readFileSync(join(ART, name))).metadataSync();

    expect({ width, height, format }).toEqual({ width: 1200, height: 1200, format: 'webp' });
  });

  it('stay within the size limits, each and in total', () => {
    const weights = names.map(measureWeight);

    expect(Math.max(...weights)).toBeLessThan(HEAVIEST);
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThan(HEAVIEST_TOGETHER);
  });

  it('match the drawings; otherwise run node tools/generators/art/products.ts', () => {
    const now = PRODUCT_PICTURES.map((picture) => [picture.file, getPrint(getDrawing(picture))]);

    expect(readPrints()).toEqual(Object.fromEntries(now));
  });

  it('show the colors of the catalog and are all different', () => {
    const drawings = new Map(PRODUCT_PICTURES.map((picture) => [picture.file, getDrawing(picture)]));

    expect(drawings.get('question-shirt-forest-front.webp')).toContain('fill="#23402f"');
    expect(drawings.get('question-shirt-sand-front.webp')).toContain('fill="#d8c6a2"');
    expect(new Set(drawings.values()).size).toBe(PRODUCT_PICTURES.length);
  });
});
