import type { Browser, BrowserContext, Page } from 'playwright';
import { goToStory, isPlayFailure, openContext, switchToStory } from './browser.ts';
import type { Story } from './stories.ts';
import { getViewport } from './stories.ts';
import { closeInTime, withTimeout } from './with-timeout.ts';

/** Logged by the browser for failed requests, which some stories provoke on purpose. */
const NETWORK_ERROR = /^Failed to load resource/;

/** Collects errors of a page; `take` returns and clears them. */
function collectErrors(page: Page): { take: () => string[] } {
  let errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error' || NETWORK_ERROR.test(message.text())) return;
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

interface StoryRun<Result> {
  storybook: string;
  report: (story: Story, result: Result | Error) => void;
  /** Called with the page when the story is shown and its play function has finished. */
  inspect: (page: Page, story: Story) => Promise<Result>;
  /** Called with each new context, before its first page. */
  prepare?: (context: BrowserContext) => Promise<unknown>;
  /** Inspects stories whose play function failed as well; by default, that is the result. */
  isPlayOptional?: boolean;
}

interface StoryPage {
  page: Page;
  errors: ReturnType<typeof collectErrors>;
}

/** Longer than the limits of all steps together, so only a step without a limit, such as loading fonts, takes this long. */
const STORY_TIMEOUT_MS = 300_000;

async function showStory<Result>(
  { page, errors }: StoryPage,
  story: Story,
  { storybook, inspect, isPlayOptional = false, isNewPage }: StoryRun<Result> & { isNewPage: boolean },
): Promise<{ result: Result; hasPlayed: boolean }> {
  await page.setViewportSize(getViewport(story));
  const shown = isNewPage ? goToStory(page, storybook, story.id) : switchToStory(page, story.id);
  const failure = await shown.then(
    () => undefined,
    (error: Error) => error,
  );
  if (failure !== undefined && !(isPlayOptional && isPlayFailure(failure))) throw failure;
  const result = await inspect(page, story);
  const logged = errors.take();
  // A failed play function is written to the console as well.
  if (logged.length > 0 && failure === undefined) throw new Error(logged.join('\n'));
  return { result, hasPlayed: failure === undefined };
}

/** Shows stories on one page; opens a new page after a failure. */
async function runOnOnePage<Result>(
  context: BrowserContext,
  stories: Iterable<Story>,
  run: StoryRun<Result>,
): Promise<void> {
  let current: StoryPage | undefined;
  for (const story of stories) {
    try {
      const isNewPage = current === undefined;
      if (current === undefined) {
        const page = await context.newPage();
        current = { page, errors: collectErrors(page) };
      }
      const shown = showStory(current, story, { ...run, isNewPage });
      const { result, hasPlayed } = await withTimeout(
        shown,
        STORY_TIMEOUT_MS,
        'The story did not end in five minutes.',
      );
      run.report(story, result);
      if (hasPlayed) continue;
      await closeInTime(current.page);
      current = undefined;
    } catch (error) {
      run.report(story, error instanceof Error ? error : new Error(String(error)));
      if (current !== undefined) await closeInTime(current.page);
      current = undefined;
    }
  }
  if (current !== undefined) await closeInTime(current.page);
}

/** Shows every story on parallel pages, inspects each, and reports the results. */
export async function runStories<Result>(
  browser: Browser,
  stories: readonly Story[],
  { pages, ...run }: StoryRun<Result> & { pages: number },
): Promise<void> {
  const queue = stories.values();
  const worker = async () => {
    const context = await openContext(browser);
    await run.prepare?.(context);
    await runOnOnePage(context, queue, run);
    await closeInTime(context);
  };
  await Promise.all(Array.from({ length: pages }, worker));
}
