import type { Browser, BrowserContext, Page } from 'playwright';
import {
  goToStory,
  openContext,
  applyScheme,
  switchToStory,
  takeScreenshot,
  checkAccessibility,
} from './browser.ts';
import { toColorCheck, toFullCheck, serializeStructure } from './page-structure.ts';
import type { Scheme, Story } from './stories.ts';
import { getViewport } from './stories.ts';

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

async function captureStory(page: Page, schemes: readonly Scheme[]): Promise<SchemeResult[]> {
  const results: SchemeResult[] = [];
  let checkedStructure: string | undefined;
  for (const scheme of schemes) {
    await applyScheme(page, scheme);
    // The screenshot ends transitions of the scheme change, so it precedes the check.
    const screenshot = await takeScreenshot(page);
    const structure = await serializeStructure(page);
    const violations = await checkAccessibility(
      page,
      structure === checkedStructure ? toColorCheck : toFullCheck,
    );
    results.push({ scheme, screenshot, violations });
    checkedStructure = structure;
  }
  return results;
}

interface StoryRun {
  storybook: string;
  report: ReportStory;
  /** Color schemes in which a story is shown. */
  selectSchemes: (story: Story) => readonly Scheme[];
}

/** Shows stories on one page; opens a new page after a failure. */
async function runOnOnePage(
  context: BrowserContext,
  stories: Iterable<Story>,
  { storybook, report, selectSchemes }: StoryRun,
): Promise<void> {
  let current: { page: Page; errors: ReturnType<typeof collectErrors> } | undefined;
  for (const story of stories) {
    try {
      const isNew = current === undefined;
      if (current === undefined) {
        const page = await context.newPage();
        current = { page, errors: collectErrors(page) };
      }
      const { page, errors } = current;
      await page.setViewportSize(getViewport(story));
      await (isNew ? goToStory(page, storybook, story.id) : switchToStory(page, story.id));
      const results = await captureStory(page, selectSchemes(story));
      const logged = errors.take();
      if (logged.length > 0) throw new Error(logged.join('\n'));
      report(story, results);
    } catch (error) {
      report(story, error instanceof Error ? error : new Error(String(error)));
      await current?.page.close();
      current = undefined;
    }
  }
  await current?.page.close();
}

/** Shows every story in the selected schemes on parallel pages and reports each result. */
export async function runStories(
  browser: Browser,
  stories: readonly Story[],
  { pages, ...run }: StoryRun & { pages: number },
): Promise<void> {
  const queue = stories.values();
  const worker = async () => {
    const context = await openContext(browser);
    await runOnOnePage(context, queue, run);
    await context.close();
  };
  await Promise.all(Array.from({ length: pages }, worker));
}
