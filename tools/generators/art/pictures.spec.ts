import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DATA, dataText } from './gallery/data.ts';
import { ART, getDrawing, listFiles, listStoredFiles, getPrint } from './gallery/files.ts';
import { loopFiles } from './gallery/loops.ts';
import { DRAWN_LOOPS, LOOP_RECIPES, RECIPES } from './gallery/recipes.ts';

const KB = 1024;
const MB = 1_000_000;
const getSize = (file: string): number => statSync(join(ART, file)).size;
const films = listStoredFiles().filter((file) => /\.(?:webm|mp4)$/.test(file));
const drawnFilms = DRAWN_LOOPS.flatMap((loop) => Object.values(loopFiles(loop)));
const getName = (file: string): string => file.slice(0, file.indexOf('.'));

test('the committed pictures match the drawings, without extra files', () => {
  const drawn = RECIPES.flatMap((recipe) =>
    listFiles(recipe, getPrint(getDrawing(recipe))).map(({ file }) => file),
  );

  expect(listStoredFiles().filter((file) => !films.includes(file))).toEqual(drawn.sort());
  expect(films).toEqual(expect.arrayContaining(drawnFilms));
});

test('the generated picture data matches the files', async () => {
  const lying = listStoredFiles();

  expect(readFileSync(DATA, 'utf8')).toBe(await dataText(RECIPES, LOOP_RECIPES, lying));
});

test('every picture has a unique alt text', () => {
  const alts = RECIPES.filter(({ isCard }) => isCard !== true).map(({ alt }) => alt);

  expect(alts.filter((alt) => alt.length < 12)).toEqual([]);
  expect(new Set(alts).size).toBe(alts.length);
});

test('every loop has two videos smaller than 1.5 MB each', () => {
  const tooHeavy = films.filter((file) => getSize(file) >= 1.5 * MB);

  expect(films.map(getName)).toEqual(LOOP_RECIPES.flatMap(({ name }) => [name, name]).sort());
  expect(tooHeavy).toEqual([]);
});

test.each([
  ['hero-1600', 45 * KB],
  ['hero-800', 20 * KB],
])('the hero image of the home page, %s, has at most %i bytes', (start, most) => {
  const [file = ''] = listStoredFiles().filter(
    (name) => name.startsWith(`${start}.`) && name.endsWith('.avif'),
  );

  expect(getSize(file)).toBeLessThanOrEqual(most);
});

test('all pictures together are smaller than 12 MB', () => {
  expect(listStoredFiles().reduce((sum, file) => sum + getSize(file), 0)).toBeLessThan(12 * MB);
});
