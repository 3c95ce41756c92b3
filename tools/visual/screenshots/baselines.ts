import { hash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { PNG } from 'pngjs';
import { compare } from './compare.ts';
import type { Tolerance } from './compare.ts';
import type { Difference } from './html-report.ts';
import { FAILURES_FOLDER } from './html-report.ts';
import {
  cropTile,
  deleteSheet,
  getProjectRoot,
  listKeys,
  listProjectRoots,
  listUnusedSheets,
  readIndex,
  readSheet,
  toKey,
  writeIndex,
  writeSheets,
} from './sheets.ts';
import type { Placement, SheetIndex, Tile } from './sheets.ts';
import { decodeImage } from './webp.ts';
import type { Scheme, Story } from '../stories.ts';
import { getScreenshotSchemes, SCHEMES } from '../stories.ts';

/** Stories of a file follow each other, in both schemes and on several pages at once. A sheet takes up to 160 MB. */
const sheets = new LRUCache<string, PNG>({ max: 4 });
const indexes = new Map<string, SheetIndex>();

function getIndex(projectRoot: string): SheetIndex {
  const index = indexes.get(projectRoot) ?? readIndex(projectRoot);
  indexes.set(projectRoot, index);
  return index;
}

const toDigest = (screenshot: Buffer): string => hash('sha256', screenshot, 'base64url');

const findPlacement = (story: Story, scheme: Scheme): Placement | undefined =>
  getIndex(getProjectRoot(story.file))[toKey(story, scheme)];

function readBaseline(story: Story, scheme: Scheme): PNG | undefined {
  const placement = findPlacement(story, scheme);
  if (placement === undefined) return undefined;
  const sheet = sheets.get(placement.sheet) ?? readSheet(placement.sheet);
  sheets.set(placement.sheet, sheet);
  return cropTile(sheet, placement);
}

function write(path: string, data: Buffer): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, data);
  return path;
}

/** Returns the difference from the baseline, or undefined when the screenshots match. */
export function compareWithBaseline(
  story: Story,
  scheme: Scheme,
  actual: Buffer,
  tolerance: Tolerance,
): Difference | undefined {
  if (findPlacement(story, scheme)?.digest === toDigest(actual)) return undefined;
  const title = `${story.id} ${scheme}`;
  const name = join(getProjectRoot(story.file), `${story.id}.${scheme}`);
  const after = join(FAILURES_FOLDER, `${name}.png`);
  const baseline = readBaseline(story, scheme);
  if (baseline === undefined) return { title, reason: 'has no baseline', after: write(after, actual) };
  const { isSame, reason, diff } = compare(baseline, decodeImage(actual), tolerance);
  if (isSame) return undefined;
  return {
    title,
    reason,
    before: write(join(FAILURES_FOLDER, `${name}.before.png`), PNG.sync.write(baseline)),
    after: write(after, actual),
    difference: write(join(FAILURES_FOLDER, `${name}.diff.png`), diff()),
  };
}

/** Screenshots of a run by key; a story that failed has none and keeps its baseline. */
export type Screenshots = ReadonlyMap<string, Buffer>;

/** Keeps the pixels of a baseline that matches the new screenshot, so that a sheet changes only where it must. */
function chooseImage(
  baseline: PNG | undefined,
  screenshot: Buffer | undefined,
  tolerance: Tolerance,
): PNG | undefined {
  if (screenshot === undefined) return baseline;
  const image = decodeImage(screenshot);
  if (baseline === undefined) return image;
  return compare(baseline, image, tolerance).isSame ? baseline : image;
}

async function saveScheme(
  stories: readonly Story[],
  scheme: Scheme,
  screenshots: Screenshots,
  tolerance: Tolerance,
): Promise<boolean> {
  const [{ file } = { file: '' }] = stories;
  const index = getIndex(getProjectRoot(file));
  const pictured = stories.filter((story) => getScreenshotSchemes(story).includes(scheme));
  const tiles: Tile[] = [];
  const digests = new Map<string, string | undefined>();
  const savedKeys = listKeys(index, file, scheme);
  let isChanged = false;
  for (const story of pictured) {
    const key = toKey(story, scheme);
    const baseline = readBaseline(story, scheme);
    const screenshot = screenshots.get(key);
    const image = chooseImage(baseline, screenshot, tolerance);
    if (image === undefined) continue;
    isChanged ||= image !== baseline;
    tiles.push({ key, image });
    digests.set(key, screenshot === undefined ? index[key]?.digest : toDigest(screenshot));
  }
  // A story that was deleted leaves the sheet, too.
  const obsoleteKeys = savedKeys.filter((saved) => tiles.every(({ key }) => key !== saved));
  const isSaved = isChanged || obsoleteKeys.length > 0;
  if (isSaved) {
    sheets.clear();
    for (const key of obsoleteKeys) delete index[key];
    Object.assign(index, await writeSheets(file, scheme, tiles));
  }
  for (const [key, digest] of digests) {
    const placement = index[key];
    if (placement !== undefined) placement.digest = digest;
  }
  return isSaved;
}

/**
 * Saves the screenshots of whole story files as baselines; returns the files and schemes that changed, such as
 * `libs/ui/Button.stories.tsx light`.
 */
export async function saveBaselines(
  stories: readonly Story[],
  screenshots: Screenshots,
  tolerance: Tolerance,
): Promise<string[]> {
  const saved: string[] = [];
  for (const [file, storiesOfFile] of Map.groupBy(stories, (story) => story.file)) {
    // Native images are freed between turns of the event loop only.
    await setImmediate();
    for (const scheme of SCHEMES)
      if (await saveScheme(storiesOfFile, scheme, screenshots, tolerance)) saved.push(`${file} ${scheme}`);
  }
  for (const [projectRoot, index] of indexes) writeIndex(projectRoot, index);
  return saved;
}

/** Baselines of deleted stories, by key, and sheets without one, below a folder of the workspace. */
export function listObsoleteBaselines(stories: readonly Story[], root: string): string[] {
  const known = new Set(
    stories.flatMap((story) => getScreenshotSchemes(story).map((scheme) => toKey(story, scheme))),
  );
  const keys = listProjectRoots(root).flatMap((project) => Object.keys(getIndex(project)));
  return [...keys.filter((key) => !known.has(key)), ...listUnusedSheets(root)];
}

/** Removes baselines that `listObsoleteBaselines` returned; a sheet disappears with its last story. */
export function deleteBaselines(obsolete: readonly string[], root: string): void {
  for (const project of listProjectRoots(root)) {
    const index = getIndex(project);
    for (const key of obsolete) delete index[key];
    writeIndex(project, index);
  }
  for (const sheet of listUnusedSheets(root)) deleteSheet(sheet);
}
