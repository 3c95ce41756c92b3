import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PNG } from 'pngjs';
import { decodeImage, encodeWebp } from './webp.ts';
import type { Scheme, Story } from '../stories.ts';

/** Folder of the committed screenshots. */
const BASELINES_FOLDER = join('.storybook', 'pictures');

/** Limits of a sheet: the maximum width of a WebP file, and 160 MB in memory. */
const MAX_WIDTH = 16_383;
const MAX_PIXELS = 40_000_000;

/** Where the screenshot of a story is on a sheet; in pixels. All screenshots start at the top. */
export interface Placement {
  /** Path of the sheet in the folder of the screenshots. */
  sheet: string;
  left: number;
  width: number;
  height: number;
  /** SHA-256 of a PNG file that matched when the baselines were saved; spares reading the sheet in the usual case. */
  digest?: string;
}

/** Placements of a project by story ID and scheme: `ui-button--default light`. */
export type SheetIndex = Record<string, Placement>;

/** A screenshot with its key in the index. */
export interface Tile {
  key: string;
  image: PNG;
}

export const toKey = ({ id }: Pick<Story, 'id'>, scheme: Scheme): string => `${id} ${scheme}`;

/** Project root of a story file: `libs/ui`, `libs/features/cart`, `apps/api`. */
export const getProjectRoot = (file: string): string =>
  /^(libs\/features\/[^/]+|[^/]+\/[^/]+)/.exec(file)?.[0] ?? '';

/** First sheet of a story file, such as `libs/ui/Button.light.webp`; further ones are numbered from 2. */
export function getSheetPath(file: string, scheme: Scheme, number: number): string {
  const name = file.replace(/\.stories\.tsx$/, '');
  return number === 1 ? `${name}.${scheme}.webp` : `${name}.${scheme}.${number}.webp`;
}

/** Keys of the screenshots on the sheets of a story file. */
export function listKeys(index: SheetIndex, file: string, scheme: Scheme): string[] {
  const firstSheet = getSheetPath(file, scheme, 1);
  const prefix = firstSheet.slice(0, -'webp'.length);
  return Object.keys(index).filter((key) => index[key]?.sheet.startsWith(prefix));
}

const getIndexPath = (projectRoot: string): string => join(BASELINES_FOLDER, projectRoot, 'sheets.json');

export function readIndex(projectRoot: string): SheetIndex {
  const path = getIndexPath(projectRoot);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as SheetIndex) : {};
}

export function writeIndex(projectRoot: string, index: SheetIndex): void {
  const sorted = Object.fromEntries(
    Object.entries(index).sort(([first], [second]) => (first < second ? -1 : 1)),
  );
  write(getIndexPath(projectRoot), Buffer.from(`${JSON.stringify(sorted, null, 2)}\n`));
}

/** Roots of the projects that have an index, below a folder of the workspace. */
export const listProjectRoots = (root: string): string[] =>
  globSync(join(root, '**', 'sheets.json'), { cwd: BASELINES_FOLDER }).map(dirname);

export const readSheet = (sheet: string): PNG => decodeImage(readFileSync(join(BASELINES_FOLDER, sheet)));

export function cropTile(sheet: PNG, { left, width, height }: Placement): PNG {
  const tile = new PNG({ width, height });
  PNG.bitblt(sheet, tile, left, 0, width, height, 0, 0);
  return tile;
}

/** Divides tiles into sheets within the limits, in order. */
export function splitIntoSheets(tiles: readonly Tile[]): Tile[][] {
  const sheets: Tile[][] = [];
  let width = 0;
  let height = 0;
  for (const tile of tiles) {
    const { image } = tile;
    const nextWidth = width + image.width;
    const nextHeight = Math.max(height, image.height);
    const last = sheets.at(-1);
    const fits = last !== undefined && nextWidth <= MAX_WIDTH && nextWidth * nextHeight <= MAX_PIXELS;
    if (fits) last.push(tile);
    else sheets.push([tile]);
    [width, height] = fits ? [nextWidth, nextHeight] : [image.width, image.height];
  }
  return sheets;
}

/**
 * Writes the sheets of a story file and scheme, side by side: rows that stories share are stored once, so a sheet is
 * about a third as large as separate files. Returns the placements.
 */
export async function writeSheets(file: string, scheme: Scheme, tiles: readonly Tile[]): Promise<SheetIndex> {
  const index: SheetIndex = {};
  for (const [position, sheetTiles] of splitIntoSheets(tiles).entries()) {
    const sheet = getSheetPath(file, scheme, position + 1);
    const image = new PNG({
      width: sheetTiles.reduce((sum, tile) => sum + tile.image.width, 0),
      height: Math.max(...sheetTiles.map((tile) => tile.image.height)),
    });
    let left = 0;
    for (const { key, image: tile } of sheetTiles) {
      PNG.bitblt(tile, image, 0, 0, tile.width, tile.height, left, 0);
      index[key] = { sheet, left, width: tile.width, height: tile.height };
      left += tile.width;
    }
    write(join(BASELINES_FOLDER, sheet), await encodeWebp(image));
  }
  return index;
}

/** Sheets in a folder of the workspace that no index mentions. */
export function listUnusedSheets(root: string): string[] {
  const used = new Set(
    listProjectRoots(root).flatMap((project) => Object.values(readIndex(project)).map(({ sheet }) => sheet)),
  );
  return globSync(join(root, '**', '*.webp'), { cwd: BASELINES_FOLDER }).filter((sheet) => !used.has(sheet));
}

export const deleteSheet = (sheet: string): void => rmSync(join(BASELINES_FOLDER, sheet));

function write(path: string, data: Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, data);
}
