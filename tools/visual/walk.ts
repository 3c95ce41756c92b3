import type { Browser, BrowserContext, Page } from 'playwright';
import { faultsOf, goToStory, openContext, shoot, showScheme, turnToStory } from './browser.ts';
import { inColours, inFull, shapeOf } from './shape.ts';
import type { Story } from './stories.ts';
import { byFile, SCHEMES, viewportOf } from './stories.ts';

/** One more than two cores can do: Storybook waits a tenth of a second for movements before a story is done. */
const AT_ONCE = 3;

/** What is there of a story in one scheme, once it stands. */
export interface Sight {
  picture: Buffer;
  /** What a machine finds wrong with its accessibility. */
  faults: string[];
}

/** Takes the name of a picture, and what was seen or why nothing was. */
export type See = (name: string, sight: Sight | Error) => void;

export const pictureNames = ({ id }: Story): string[] => SCHEMES.map((scheme) => `${id}.${scheme}.png`);

async function lookAt(page: Page, story: Story, see: See): Promise<void> {
  const names = pictureNames(story);
  let judged: string | undefined;
  for (const [index, scheme] of SCHEMES.entries()) {
    await showScheme(page, scheme);
    // The picture comes first, since it brings to their end the movements that a change of scheme begins.
    const picture = await shoot(page);
    const shape = await shapeOf(page);
    const faults = await faultsOf(page, shape === judged ? inColours : inFull);
    see(names[index] ?? story.id, { picture, faults });
    judged = shape;
  }
}

/** Shows the stories of a file one after the other, on a page that is new for the first and after one that failed. */
async function leafThrough(
  context: BrowserContext,
  storybook: string,
  stories: Story[],
  see: See,
): Promise<void> {
  let page: Page | undefined;
  for (const story of stories) {
    const isNew = page === undefined;
    try {
      page ??= await context.newPage();
      await page.setViewportSize(viewportOf(story));
      await (isNew ? goToStory(page, storybook, story.id) : turnToStory(page, story.id));
      await lookAt(page, story, see);
    } catch (error) {
      see(pictureNames(story)[0] ?? story.id, error instanceof Error ? error : new Error(String(error)));
      await page?.close();
      page = undefined;
    }
  }
  await page?.close();
}

/** Shows every story in both schemes and hands on what is seen; a story that does not stand hands on its error. */
export async function walk(
  browser: Browser,
  storybook: string,
  stories: readonly Story[],
  see: See,
): Promise<void> {
  const files = byFile(stories).values();
  const worker = async () => {
    const context = await openContext(browser);
    for (const file of files) await leafThrough(context, storybook, file, see);
    await context.close();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
