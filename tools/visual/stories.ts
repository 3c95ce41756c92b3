import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

export interface Story {
  /** Its name in the address, such as `ui-button--default`. */
  id: string;
  /** The file it is written in. */
  file: string;
  isOnPhone: boolean;
}

interface StoryIndex {
  entries: Record<string, { id: string; type: string; importPath: string; exportName?: string }>;
}

/** Every story of a built Storybook, in the order of the sidebar. */
export function storiesOf(storybook: string): Story[] {
  const path = join(storybook, 'index.json');
  if (!existsSync(path)) {
    throw new Error('There is no built Storybook in dist/storybook; `npm run build` makes it.');
  }
  const { entries } = JSON.parse(readFileSync(path, 'utf8')) as StoryIndex;
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, importPath, exportName = '' }) => ({
      id,
      file: importPath,
      isOnPhone: exportName.endsWith('OnPhone'),
    }));
}

/** The stories of each file, in their order. */
export const byFile = (stories: readonly Story[]): Story[][] => [
  ...Map.groupBy(stories, ({ file }) => file).values(),
];

/** A phone for stories that say so, otherwise a small desk; the page grows with what is on it. */
export const viewportOf = ({ isOnPhone }: Story) =>
  isOnPhone ? { width: 360, height: 640 } : { width: 1024, height: 560 };
