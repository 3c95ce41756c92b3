import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

export interface Story {
  /** Its name in the address, such as `ui-button--default`. */
  id: string;
  /** The file it is written in, from the root of the workspace. */
  file: string;
  isOnPhone: boolean;
}

interface StoryIndex {
  entries: Record<string, { id: string; type: string; importPath: string; exportName?: string }>;
}

/** Every story of a built Storybook, in the order of the sidebar. */
export function readStories(storybook: string): Story[] {
  const path = join(storybook, 'index.json');
  if (!existsSync(path)) {
    throw new Error(`There is no built Storybook in ${storybook}; \`npm run build\` makes it.`);
  }
  const { entries } = JSON.parse(readFileSync(path, 'utf8')) as StoryIndex;
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, importPath, exportName = '' }) => ({
      id,
      file: importPath.replace(/^\.\//, ''),
      isOnPhone: exportName.endsWith('OnPhone'),
    }));
}

/** E-mails are drawn in a frame of their own, which knows no scheme, so a second picture would show the same. */
export const getSchemes = ({ file }: Pick<Story, 'file'>): readonly Scheme[] =>
  file.startsWith('libs/emails/') ? ['light'] : SCHEMES;

/** A story on a phone has its colors from the same story on a desktop, so its dark picture would add nothing. */
export const getPictureSchemes = (story: Story): readonly Scheme[] =>
  story.isOnPhone ? ['light'] : getSchemes(story);

/** A phone for stories that say so, otherwise a small desktop window; the page grows with its content. */
export const getViewport = ({ isOnPhone }: Story) =>
  isOnPhone ? { width: 360, height: 640 } : { width: 1024, height: 560 };
