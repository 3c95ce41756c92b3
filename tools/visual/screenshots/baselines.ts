import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compare } from './compare.ts';
import type { Difference } from './html-report.ts';
import { FAILURES_FOLDER } from './html-report.ts';
import { toWebp } from './webp.ts';
import type { Scheme, Story } from '../stories.ts';
import { getScreenshotSchemes } from '../stories.ts';

/** Folder of committed screenshots, one per story and scheme, grouped by project. */
const BASELINES = join('.storybook', 'pictures');

/** Project root of a story file: `libs/ui`, `libs/features/cart`, `apps/api`. */
const getProjectRoot = (file: string): string =>
  /^(libs\/features\/[^/]+|[^/]+\/[^/]+)/.exec(file)?.[0] ?? '';

const getScreenshotPath = ({ id, file }: Pick<Story, 'id' | 'file'>, scheme: Scheme): string =>
  join(getProjectRoot(file), `${id}.${scheme}.webp`);

function write(path: string, data: Buffer): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, data);
  return path;
}

/** Returns the difference from the baseline, or undefined when the screenshots match. */
export function compareWithBaseline(story: Story, scheme: Scheme, actual: Buffer): Difference | undefined {
  const name = getScreenshotPath(story, scheme);
  const path = join(BASELINES, name);
  const title = `${story.id} ${scheme}`;
  const after = join(FAILURES_FOLDER, name.replace(/\.webp$/, '.png'));
  if (!existsSync(path)) return { title, reason: 'has no baseline', after: write(after, actual) };
  const { isSame, reason, diff } = compare(readFileSync(path), actual);
  if (isSame) return undefined;
  return {
    title,
    reason,
    before: write(join(FAILURES_FOLDER, name), readFileSync(path)),
    after: write(after, actual),
    difference: write(after.replace(/\.png$/, '.diff.png'), diff()),
  };
}

/** Saves the screenshot as the baseline unless it matches the existing one; returns whether it was saved. */
export function saveBaseline(story: Story, scheme: Scheme, actual: Buffer): boolean {
  const path = join(BASELINES, getScreenshotPath(story, scheme));
  if (existsSync(path) && compare(readFileSync(path), actual).isSame) return false;
  write(path, toWebp(actual));
  return true;
}

/** Baselines of deleted stories in a project, or in all with an empty root. */
export function listObsoleteBaselines(stories: Story[], root: string): string[] {
  const known = new Set(
    stories.flatMap((story) => getScreenshotSchemes(story).map((scheme) => getScreenshotPath(story, scheme))),
  );
  const folder = join(BASELINES, root);
  return globSync('**/*.webp', { cwd: folder })
    .filter((name) => !known.has(join(root, name)))
    .map((name) => join(folder, name));
}

export const deleteBaseline = (path: string): void => rmSync(path);
