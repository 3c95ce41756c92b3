import type { Browser, BrowserContext, Page } from 'playwright';
import {
  goToStory,
  openContext,
  applyScheme,
  switchToStory,
  takeScreenshot,
  checkAccessibility,
} from './browser.ts';
import { listInvisibleStates } from './forced-colors.ts';
import { toColorCheck, toFullCheck, serializeStructure } from './page-structure.ts';
import type { Scheme, Story } from './stories.ts';
import { getMaxHeight, getViewport } from './stories.ts';
import { closeInTime, withTimeout } from './with-timeout.ts';

export interface SchemeResult {
  scheme: Scheme;
  screenshot: Buffer;
  /** Accessibility violations, one line each. */
  violations: string[];
}

type ReportStory = (story: Story, result: SchemeResult[] | Error) => void;

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

async function captureStory(
  page: Page,
  story: Story,
  { schemes, seenStates }: { schemes: readonly Scheme[]; seenStates: Set<string> },
): Promise<SchemeResult[]> {
  const results: SchemeResult[] = [];
  let checkedStructure: string | undefined;
  for (const scheme of schemes) {
    await applyScheme(page, scheme);
    // The screenshot ends transitions of the scheme change, so it precedes the check.
    const screenshot = await takeScreenshot(page, getMaxHeight(story));
    const structure = schemes.length > 1 ? await serializeStructure(page) : undefined;
    const violations = await checkAccessibility(
      page,
      structure !== undefined && structure === checkedStructure ? toColorCheck : toFullCheck,
    );
    results.push({ scheme, screenshot, violations });
    checkedStructure = structure;
  }
  // Last, because it replaces texts.
  results[0]?.violations.push(...(await listInvisibleStates(page, seenStates)));
  return results;
}

interface StoryRun {
  storybook: string;
  report: ReportStory;
  /** Color schemes in which a story is shown. */
  selectSchemes: (story: Story) => readonly Scheme[];
  /** States of controls that were compared in forced colors, in this run. */
  seenStates: Set<string>;
}

interface StoryPage {
  page: Page;
  errors: ReturnType<typeof collectErrors>;
}

/** Longer than the limits of all steps together, so only a step without a limit, such as loading fonts, takes this long. */
const STORY_TIMEOUT_MS = 300_000;

async function showStory(
  { page, errors }: StoryPage,
  story: Story,
  { storybook, selectSchemes, seenStates, isNewPage }: StoryRun & { isNewPage: boolean },
): Promise<SchemeResult[]> {
  await page.setViewportSize(getViewport(story));
  await (isNewPage ? goToStory(page, storybook, story.id) : switchToStory(page, story.id));
  const results = await captureStory(page, story, { schemes: selectSchemes(story), seenStates });
  const logged = errors.take();
  if (logged.length > 0) throw new Error(logged.join('\n'));
  return results;
}

/** Shows stories on one page; opens a new page after a failure. */
async function runOnOnePage(context: BrowserContext, stories: Iterable<Story>, run: StoryRun): Promise<void> {
  let current: StoryPage | undefined;
  for (const story of stories) {
    try {
      const isNewPage = current === undefined;
      if (current === undefined) {
        const page = await context.newPage();
        current = { page, errors: collectErrors(page) };
      }
      const results = showStory(current, story, { ...run, isNewPage });
      run.report(
        story,
        await withTimeout(results, STORY_TIMEOUT_MS, 'The story did not end in five minutes.'),
      );
    } catch (error) {
      run.report(story, error instanceof Error ? error : new Error(String(error)));
      if (current !== undefined) await closeInTime(current.page);
      current = undefined;
    }
  }
  if (current !== undefined) await closeInTime(current.page);
}

/** Shows every story in the selected schemes on parallel pages and reports each result. */
export async function runStories(
  browser: Browser,
  stories: readonly Story[],
  { pages, ...options }: Omit<StoryRun, 'seenStates'> & { pages: number },
): Promise<void> {
  const queue = stories.values();
  const run = { ...options, seenStates: new Set<string>() };
  const worker = async () => {
    const context = await openContext(browser);
    await runOnOnePage(context, queue, run);
    await closeInTime(context);
  };
  await Promise.all(Array.from({ length: pages }, worker));
}
