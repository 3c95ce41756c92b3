import type { Browser } from 'playwright';
import { openPage, openStory, shoot, showScheme } from './browser.ts';
import type { Story } from './stories.ts';
import { SCHEMES } from './stories.ts';

/** Two browsers' worth of work keeps both cores busy and every story calm. */
const AT_ONCE = 2;

export const pictureNames = ({ id }: Story): string[] => SCHEMES.map((scheme) => `${id}.${scheme}.png`);

/** Shows every story in both schemes and hands each picture on; a story that does not stand hands on its error. */
export async function walk(
  browser: Browser,
  storybook: string,
  stories: readonly Story[],
  see: (name: string, picture: Buffer | Error) => void,
): Promise<void> {
  const queue = [...stories];
  const worker = async () => {
    const page = await openPage(browser);
    for (let story = queue.shift(); story !== undefined; story = queue.shift()) {
      const names = pictureNames(story);
      try {
        await openStory(page, storybook, story);
        for (const [index, scheme] of SCHEMES.entries()) {
          await showScheme(page, scheme);
          see(names[index] ?? story.id, await shoot(page));
        }
      } catch (error) {
        see(names[0] ?? story.id, error instanceof Error ? error : new Error(String(error)));
      }
    }
    await page.context().close();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
