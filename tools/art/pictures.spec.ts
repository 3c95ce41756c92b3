import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DATA, dataText } from './gallery/data.ts';
import { ART, getDrawing, listFiles, lyingFiles, getPrint } from './gallery/files.ts';
import { loopFiles } from './gallery/loops.ts';
import { DRAWN_LOOPS, LOOP_RECIPES, RECIPES } from './gallery/recipes.ts';

const KB = 1024;
const MB = 1_000_000;
const getSize = (file: string): number => statSync(join(ART, file)).size;
const films = lyingFiles().filter((file) => /\.(?:webm|mp4)$/.test(file));
const drawnFilms = DRAWN_LOOPS.flatMap((loop) => Object.values(loopFiles(loop)));
const getName = (file: string): string => file.slice(0, file.indexOf('.'));

test('what lies among the pictures is what would be drawn today, and nothing else', () => {
  const drawn = RECIPES.flatMap((recipe) =>
    listFiles(recipe, getPrint(getDrawing(recipe))).map(({ file }) => file),
  );

  expect(lyingFiles().filter((file) => !films.includes(file))).toEqual(drawn.sort());
  expect(films).toEqual(expect.arrayContaining(drawnFilms));
});

test('the content names the pictures as they lie there', async () => {
  const lying = lyingFiles();

  expect(readFileSync(DATA, 'utf8')).toBe(await dataText(RECIPES, LOOP_RECIPES, lying));
});

test('every picture says what it shows, and no two say the same', () => {
  const alts = RECIPES.filter(({ isCard }) => isCard !== true).map(({ alt }) => alt);

  expect(alts.filter((alt) => alt.length < 12)).toEqual([]);
  expect(new Set(alts).size).toBe(alts.length);
});

test('there are two films of each loop, and each weighs less than 1.5 MB', () => {
  const tooHeavy = films.filter((file) => getSize(file) >= 1.5 * MB);

  expect(films.map(getName)).toEqual(LOOP_RECIPES.flatMap(({ name }) => [name, name]).sort());
  expect(tooHeavy).toEqual([]);
});

test.each([
  ['hero-1600', 45 * KB],
  ['hero-800', 20 * KB],
])('the first picture of the home page, %s, weighs at most %i bytes', (start, most) => {
  const [file = ''] = lyingFiles().filter((name) => name.startsWith(`${start}.`) && name.endsWith('.avif'));

  expect(getSize(file)).toBeLessThanOrEqual(most);
});

test('all of them together weigh less than 12 MB', () => {
  expect(lyingFiles().reduce((sum, file) => sum + getSize(file), 0)).toBeLessThan(12 * MB);
});
