import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

export interface Story {
  /** Story id, such as `ui-button--default`. */
  id: string;
  /** Story file relative to the workspace root. */
  file: string;
  isOnPhone: boolean;
  /** The phone view of another story in the same file: `FailedOnPhone` of `Failed`. */
  isSecondView: boolean;
  /** The first story of its file. */
  isFirst: boolean;
  /** Whether it has screenshots; stories of behavior, whose look other stories show, have the tag `no-screenshot`. */
  hasScreenshot: boolean;
}

const PHONE_SUFFIX = 'OnPhone';
const NO_SCREENSHOT_TAG = 'no-screenshot';

interface StoryIndex {
  entries: Record<
    string,
    { id: string; type: string; importPath: string; exportName?: string; tags?: string[] }
  >;
}

/** Stories of a built Storybook in sidebar order; throws when it is not built. */
export function readStories(storybook: string): Story[] {
  const path = join(storybook, 'index.json');
  if (!existsSync(path)) {
    throw new Error(`Storybook is not built in ${storybook}; run \`npm run build\` first.`);
  }
  const { entries } = JSON.parse(readFileSync(path, 'utf8')) as StoryIndex;
  const exports = new Set(
    Object.values(entries).map(({ importPath, exportName }) => `${importPath} ${exportName}`),
  );
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, importPath, exportName = '', tags = [] }, index, stories) => ({
      id,
      file: importPath.replace(/^\.\//, ''),
      isOnPhone: exportName.endsWith(PHONE_SUFFIX),
      isSecondView:
        exportName.endsWith(PHONE_SUFFIX) &&
        exports.has(`${importPath} ${exportName.slice(0, -PHONE_SUFFIX.length)}`),
      isFirst: stories[index - 1]?.importPath !== importPath,
      hasScreenshot: !tags.includes(NO_SCREENSHOT_TAG),
    }));
}

/** Emails are rendered in a frame without color schemes, so one screenshot is enough. */
export const getSchemes = ({ file }: Pick<Story, 'file'>): readonly Scheme[] =>
  file.startsWith('libs/emails/') ? ['light'] : SCHEMES;

const SCREEN_FILE = /^libs\/features\/.*Screen\.stories\.tsx$/;

/**
 * Components of the design system, where colors carry meaning, have a dark screenshot of each story, and screens of the
 * first one. Phone stories have the colors of their desktop variants.
 */
export function getScreenshotSchemes(story: Story): readonly Scheme[] {
  if (!story.hasScreenshot) return [];
  const hasDark = story.file.startsWith('libs/ui/') || (story.isFirst && SCREEN_FILE.test(story.file));
  return hasDark && !story.isOnPhone ? SCHEMES : ['light'];
}

/** Phone or small desktop viewport; the screenshot also covers what is below it, up to `getMaxHeight`. */
export const getViewport = ({ isOnPhone }: Story) =>
  isOnPhone ? { width: 360, height: 640 } : { width: 1024, height: 560 };

/**
 * Maximum height of a screenshot in pixels. The first story of a file shows most of a long page, the other ones their
 * first screen and a quarter: they repeat what is below, and whole pages would make the repository three times as large.
 */
export const getMaxHeight = ({ isFirst }: Pick<Story, 'isFirst'>): number => (isFirst ? 1_500 : 720);
