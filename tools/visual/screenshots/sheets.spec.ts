import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { getSheetPath, splitIntoSheets } from './sheets.ts';

const createTile = (key: string, width: number, height: number) => ({
  key,
  image: Object.assign(new PNG({ width: 1, height: 1 }), { width, height }),
});

it('starts another sheet where a WebP file would become too wide or too large', () => {
  const wide = Array.from({ length: 17 }, (_, index) => createTile(`wide-${index}`, 1_000, 500));
  const tall = Array.from({ length: 3 }, (_, index) => createTile(`tall-${index}`, 5_000, 3_000));

  const countTiles = (tiles: typeof wide) => splitIntoSheets(tiles).map((sheet) => sheet.length);

  expect(countTiles(wide)).toEqual([16, 1]);
  expect(countTiles(tall)).toEqual([2, 1]);
  expect(countTiles([])).toEqual([]);
});

it('names sheets after the story file', () => {
  expect(getSheetPath('libs/ui/Button/Button.stories.tsx', 'dark', 1)).toBe(
    'libs/ui/Button/Button.dark.webp',
  );
  expect(getSheetPath('libs/ui/Button/Button.stories.tsx', 'dark', 2)).toBe(
    'libs/ui/Button/Button.dark.2.webp',
  );
});
