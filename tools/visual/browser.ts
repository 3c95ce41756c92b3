import { chromium } from 'playwright';
import type { Browser, BrowserContext, Page } from 'playwright';
import { chromiumArgs, findChromium } from '#tools/system/chromium.mjs';
import { prepareTestFonts } from './test-fonts.ts';
import { withTimeout } from './with-timeout.ts';
import type { AxeOptions } from './page-structure.ts';
import type { Scheme } from './stories.ts';

/** Launches a browser whose text and color rendering does not depend on the machine. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await findChromium(),
    env: { ...process.env, FONTCONFIG_FILE: await prepareTestFonts() },
    args: [
      ...chromiumArgs(),
      '--font-render-hinting=none',
      '--disable-lcd-text',
      '--force-color-profile=srgb',
      '--hide-scrollbars',
    ],
  });
}

/**
 * Storybook's highlight reads the style of every element after every change, an eighth of the CPU time of a run. It does not
 * start twice.
 */
function markHighlightAsStarted(): void {
  Object.assign(globalThis, { __STORYBOOK_HIGHLIGHT_INITIALIZED: true });
}

/** Opens a context with reduced motion and fixed locale and time zone. */
export async function openContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    deviceScaleFactor: 1,
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  await context.addInitScript(() => localStorage.clear());
  await context.addInitScript(markHighlightAsStarted);
  return context;
}

export const openPage = async (browser: Browser): Promise<Page> => (await openContext(browser)).newPage();

/** Subset of Storybook's channel between preview and addons. */
interface Channel {
  last: <T>(event: string) => [T] | undefined;
  once: (event: string, listener: (value: never) => void) => void;
  emit: (event: string, ...values: unknown[]) => void;
}

interface StorybookWindow {
  __STORYBOOK_ADDONS_CHANNEL__?: Channel;
}

/**
 * Events of a failed story. The status of `storyFinished` is `success` even when the play function threw. A page that
 * reported a failure is not reused, so an event always belongs to the current story.
 */
const FAILURE_EVENTS = [
  'playFunctionThrewException',
  'unhandledErrorsWhilePlaying',
  'storyThrewException',
  'storyErrored',
  'storyMissing',
];

/** Whether only an expectation of the play function was not met. */
export const isPlayFailure = ({ message }: Error): boolean =>
  message.startsWith('playFunctionThrewException: ') && !message.includes('\nstory');

/** Payload of these events; `storyMissing` only has the id. */
type StoryError = string | { message?: string; description?: string };

/** Waits until a story is rendered and its play function has finished; throws its errors. */
async function waitForStory(page: Page, id: string): Promise<void> {
  const result = await page.waitForFunction(
    ([storyId, failures]) => {
      const channel = (window as StorybookWindow).__STORYBOOK_ADDONS_CHANNEL__;
      const messages = failures.flatMap((event) => {
        const [last] = channel?.last<unknown>(event) ?? [];
        if (last === undefined) return [];
        const errors = (Array.isArray(last) ? last : [last]) as StoryError[];
        return errors.map(
          (error) => `${event}: ${typeof error === 'string' ? error : (error.message ?? error.description)}`,
        );
      });
      if (messages.length > 0) return { error: messages.join('\n') };
      const [last] = channel?.last<{ storyId: string; status: string }>('storyFinished') ?? [];
      if (last?.storyId !== storyId) return undefined;
      return { error: last.status === 'success' ? '' : `finished with status ${last.status}` };
    },
    [id, FAILURE_EVENTS] as const,
  );
  const { error = '' } = (await result.jsonValue()) ?? {};
  if (error !== '') throw new Error(error);
  await page.mouse.move(0, 0);
}

export async function goToStory(page: Page, storybook: string, id: string): Promise<void> {
  await page.goto(`${storybook}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
  await waitForStory(page, id);
}

/** Clears the image cache, because Chromium prefers a larger cached image to the fitting one. */
async function clearImageCache(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  // Clears the memory cache; detaching the session restores the setting.
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.detach();
}

/** Switches the story like Storybook's sidebar; much faster than a page load. */
export async function switchToStory(page: Page, id: string): Promise<void> {
  await clearImageCache(page);
  await page.evaluate((storyId) => {
    (window as StorybookWindow).__STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', {
      storyId,
      viewMode: 'story',
    });
  }, id);
  await waitForStory(page, id);
}

interface Violation {
  id: string;
  nodes: { target: string[] }[];
}

interface PreparedStory {
  id: string;
  parameters: { a11y?: { options?: AxeOptions } };
}

/** Waiting longer than this for the accessibility check means that its event was lost. */
const CHECK_TIMEOUT_MS = 60_000;

/**
 * Runs Storybook's accessibility check on the current story; returns one line per violation. Throws if there is no
 * result within a minute.
 */
export async function checkAccessibility(
  page: Page,
  adaptOptions: (options: AxeOptions) => AxeOptions,
): Promise<string[]> {
  const story = await page.evaluate(() => {
    const channel = (window as StorybookWindow).__STORYBOOK_ADDONS_CHANNEL__;
    return channel?.last<PreparedStory>('storyPrepared')?.[0];
  });
  const { a11y } = story?.parameters ?? {};
  const result = page.evaluate(
    ([id, input]) =>
      new Promise<string[]>((resolve, reject) => {
        const channel = (window as StorybookWindow).__STORYBOOK_ADDONS_CHANNEL__;
        channel?.once('storybook/a11y/error', reject);
        channel?.once('storybook/a11y/result', ({ violations }: { violations: Violation[] }) => {
          resolve(
            violations.map((found) => `${found.id} at ${found.nodes.map(({ target }) => target).join(', ')}`),
          );
        });
        channel?.emit('storybook/a11y/manual', id, input);
      }),
    [story?.id, { ...a11y, options: adaptOptions(a11y?.options ?? {}) }] as const,
  );
  return withTimeout(result, CHECK_TIMEOUT_MS, 'The accessibility check sent no result.');
}

/** Applies a color scheme and stabilizes everything that could differ between screenshots. */
export async function applyScheme(page: Page, scheme: Scheme): Promise<void> {
  await page.evaluate(async (name) => {
    document.documentElement.dataset.scheme = name;
    await document.fonts.ready;
    // A full-page screenshot extends below the viewport, where lazy images are not loaded.
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    // Compares only position and size of images; their content has its own tests in tools/generators/art.
    for (const image of document.images) image.style.filter = 'brightness(0) invert(0.6)';
    window.scrollTo({ top: 0, behavior: 'instant' });
    for (const field of document.querySelectorAll('input, textarea')) field.scrollTo({ top: 0, left: 0 });
    // The resize handle differs between browser versions.
    for (const area of document.querySelectorAll('textarea')) area.style.resize = 'none';
    // Video controls fade in at an unpredictable time.
    for (const video of document.querySelectorAll('video')) video.controls = false;
    // Sticky elements have their own layer with a fractional scroll offset.
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (getComputedStyle(element).position === 'sticky') {
        Object.assign(element.style, { position: 'relative', inset: 'auto' });
      }
    }
  }, scheme);
}

/** The page behind an open dialog has screenshots of its own, and shows blurred at most; without it, pictures are small. */
const HIDE_BEHIND_DIALOG = 'body > [aria-hidden="true"] { visibility: hidden !important }';

/** Screenshot of the page from its top to its end or to `maxHeight` in pixels, also below the viewport. */
export async function takeScreenshot(page: Page, maxHeight: number): Promise<Buffer> {
  const { width, height } = await page.evaluate(() => {
    const { clientWidth, scrollHeight } = document.documentElement;
    return { width: clientWidth, height: scrollHeight };
  });
  return page.screenshot({
    ...(height > maxHeight ? { clip: { x: 0, y: 0, width, height: maxHeight } } : {}),
    fullPage: true,
    animations: 'disabled',
    caret: 'hide',
    scale: 'css',
    style: HIDE_BEHIND_DIALOG,
  });
}
