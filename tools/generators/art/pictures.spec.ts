import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PICTURE_DATA_FILE, formatPictureData } from './pipeline/picture-data.ts';
import {
  PICTURE_FOLDER,
  drawSvg,
  listPictureFiles,
  listStoredFiles,
  computeHash,
} from './pipeline/picture-files.ts';
import { getLoopFiles } from './pipeline/loops.ts';
import { DRAWN_LOOPS, LOOP_RECIPES, RECIPES } from './pipeline/recipes.ts';

const KB = 1024;
const MB = 1_000_000;
const getSize = (file: string): number => statSync(join(PICTURE_FOLDER, file)).size;
const videos = listStoredFiles().filter((file) => /\.(?:webm|mp4)$/.test(file));
const drawnVideos = DRAWN_LOOPS.flatMap((loop) => Object.values(getLoopFiles(loop)));
const getPictureName = (file: string): string => file.slice(0, file.indexOf('.'));

test('the committed pictures match the drawings, without extra files', () => {
  const expected = RECIPES.flatMap((recipe) =>
    listPictureFiles(recipe, computeHash(drawSvg(recipe))).map(({ file }) => file),
  );

  expect(listStoredFiles().filter((file) => !videos.includes(file))).toEqual(expected.sort());
  expect(videos).toEqual(expect.arrayContaining(drawnVideos));
});

test('the generated picture data matches the files', async () => {
  const storedFiles = listStoredFiles();

  expect(readFileSync(PICTURE_DATA_FILE, 'utf8')).toBe(
    await formatPictureData(RECIPES, LOOP_RECIPES, storedFiles),
  );
});

test('every picture has a unique alt text', () => {
  const alts = RECIPES.filter(({ isCard }) => isCard !== true).map(({ alt }) => alt);

  expect(alts.filter((alt) => alt.length < 12)).toEqual([]);
  expect(new Set(alts).size).toBe(alts.length);
});

test('every loop has two videos smaller than 1.5 MB each', () => {
  const tooLarge = videos.filter((file) => getSize(file) >= 1.5 * MB);

  expect(videos.map(getPictureName)).toEqual(LOOP_RECIPES.flatMap(({ name }) => [name, name]).sort());
  expect(tooLarge).toEqual([]);
});

test.each([
  ['hero-1600', 45 * KB],
  ['hero-800', 20 * KB],
])('the hero image of the home page, %s, has at most %i bytes', (prefix, bytesMax) => {
  const [file = ''] = listStoredFiles().filter(
    (name) => name.startsWith(`${prefix}.`) && name.endsWith('.avif'),
  );

  expect(getSize(file)).toBeLessThanOrEqual(bytesMax);
});

test('all pictures together are smaller than 12 MB', () => {
  expect(listStoredFiles().reduce((sum, file) => sum + getSize(file), 0)).toBeLessThan(12 * MB);
});
