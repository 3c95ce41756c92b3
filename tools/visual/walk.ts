import type { Browser, BrowserContext, Page } from 'playwright';
import {
  goToStory,
  openContext,
  showScheme,
  switchToStory,
  takePicture,
  checkAccessibility,
} from './browser.ts';
import { inColors, inFull, getShape } from './shape.ts';
import type { Scheme, Story } from './stories.ts';
import { getSchemes, getViewport } from './stories.ts';

export interface Appearance {
  scheme: Scheme;
  picture: Buffer;
  /** Accessibility violations, one line each. */
  violations: string[];
}

export type Report = (story: Story, result: Appearance[] | Error) => void;

/** Logged by the browser for failed requests, which some stories provoke on purpose. */
const FROM_THE_NETWORK = /^Failed to load resource/;

/** Collects errors of a page; `take` returns and clears them. */
function watchErrors(page: Page): { take: () => string[] } {
  let errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error' || FROM_THE_NETWORK.test(message.text())) return;
    errors.push(`console error: ${message.text()}`);
  });
  return {
    take: () => {
      const taken = errors;
      errors = [];
      return taken;
    },
  };
}

async function lookAt(page: Page, story: Story): Promise<Appearance[]> {
  const appearances: Appearance[] = [];
  let checkedShape: string | undefined;
  for (const scheme of getSchemes(story)) {
    await showScheme(page, scheme);
    // The screenshot ends transitions of the scheme change, so it precedes the check.
    const picture = await takePicture(page);
    const shape = await getShape(page);
    const violations = await checkAccessibility(page, shape === checkedShape ? inColors : inFull);
    appearances.push({ scheme, picture, violations });
    checkedShape = shape;
  }
  return appearances;
}

/** Shows stories on one page; opens a new page after a failure. */
async function showAll(
  context: BrowserContext,
  storybook: string,
  stories: Iterable<Story>,
  report: Report,
): Promise<void> {
  let open: { page: Page; errors: ReturnType<typeof watchErrors> } | undefined;
  for (const story of stories) {
    try {
      const isNew = open === undefined;
      if (open === undefined) {
        const page = await context.newPage();
        open = { page, errors: watchErrors(page) };
      }
      const { page, errors } = open;
      await page.setViewportSize(getViewport(story));
      await (isNew ? goToStory(page, storybook, story.id) : switchToStory(page, story.id));
      const appearances = await lookAt(page, story);
      const logged = errors.take();
      if (logged.length > 0) throw new Error(logged.join('\n'));
      report(story, appearances);
    } catch (error) {
      report(story, error instanceof Error ? error : new Error(String(error)));
      await open?.page.close();
      open = undefined;
    }
  }
  await open?.page.close();
}

/** Shows every story in both schemes on parallel pages and reports each result. */
export async function walk(
  browser: Browser,
  storybook: string,
  stories: readonly Story[],
  report: Report,
  pages: number,
): Promise<void> {
  const waiting = stories.values();
  const worker = async () => {
    const context = await openContext(browser);
    await showAll(context, storybook, waiting, report);
    await context.close();
  };
  await Promise.all(Array.from({ length: pages }, worker));
}
