import { chromium } from 'playwright';
import type { Browser, BrowserContext, Page } from 'playwright';
import { chromiumArgs, findChromium } from '../chromium.mjs';
import { testFonts } from './fonts.ts';
import type { AxeOptions } from './shape.ts';
import type { Scheme } from './stories.ts';

/** Launches the browser that takes pictures: its text and colors do not depend on the machine. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await findChromium(),
    env: { ...process.env, FONTCONFIG_FILE: await testFonts() },
    args: [
      ...chromiumArgs(),
      '--font-render-hinting=none',
      '--disable-lcd-text',
      '--force-color-profile=srgb',
      '--hide-scrollbars',
    ],
  });
}

/** Opens a context in which nothing moves, with the same place and language on every machine. */
export async function openContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    deviceScaleFactor: 1,
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  await context.addInitScript(() => localStorage.clear());
  return context;
}

export const openPage = async (browser: Browser): Promise<Page> => (await openContext(browser)).newPage();

/** Storybook's channel between its preview and its addons, as far as we use it. */
interface Channel {
  last: <T>(event: string) => [T] | undefined;
  once: (event: string, listener: (value: never) => void) => void;
  emit: (event: string, ...values: unknown[]) => void;
}

interface StorybookWindow {
  __STORYBOOK_ADDONS_CHANNEL__?: Channel;
}

/**
 * Storybook's events for a story that failed. `storyFinished` is no substitute: its status is `success` even when the
 * play function threw. A page that has reported one is not used again, so the event belongs to the story on it.
 */
const FAILURES = [
  'playFunctionThrewException',
  'unhandledErrorsWhilePlaying',
  'storyThrewException',
  'storyErrored',
  'storyMissing',
];

/** What these events carry; `storyMissing` has the id alone. */
type StoryError = string | { message?: string; description?: string };

/** Waits until a story is drawn and its play function has run; throws what failed in it. */
async function waitForStory(page: Page, id: string): Promise<void> {
  const outcome = await page.waitForFunction(
    ([wanted, failures]) => {
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
      if (last?.storyId !== wanted) return undefined;
      return { error: last.status === 'success' ? '' : `finished with status ${last.status}` };
    },
    [id, FAILURES] as const,
  );
  const { error = '' } = (await outcome.jsonValue()) ?? {};
  if (error !== '') throw new Error(error);
  await page.mouse.move(0, 0);
}

/** Loads Storybook's preview with one story on it. */
export async function goToStory(page: Page, storybook: string, id: string): Promise<void> {
  await page.goto(`${storybook}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
  await waitForStory(page, id);
}

/** Empties the cache of images: Chromium prefers a larger one that it has to the one that fits. */
async function forgetImages(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  // This empties what the page keeps in memory; the session's end takes the setting back.
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.detach();
}

/** Shows another story on a page that has one, as Storybook's sidebar does; much cheaper than loading a page. */
export async function switchToStory(page: Page, id: string): Promise<void> {
  await forgetImages(page);
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

/** Runs Storybook's accessibility check on the story as it stands and returns its violations, one line each. */
export async function checkAccessibility(
  page: Page,
  choose: (options: AxeOptions) => AxeOptions,
): Promise<string[]> {
  const story = await page.evaluate(() => {
    const channel = (window as StorybookWindow).__STORYBOOK_ADDONS_CHANNEL__;
    return channel?.last<PreparedStory>('storyPrepared')?.[0];
  });
  const { a11y } = story?.parameters ?? {};
  return page.evaluate(
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
    [story?.id, { ...a11y, options: choose(a11y?.options ?? {}) }] as const,
  );
}

/** Shows the story in a color scheme and brings everything to rest that would make two pictures of it differ. */
export async function showScheme(page: Page, scheme: Scheme): Promise<void> {
  await page.evaluate(async (name) => {
    document.documentElement.dataset.scheme = name;
    await document.fonts.ready;
    // A full-page picture reaches below the screen, where a browser would not load images yet.
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    // Where an image is and how large is compared; what it shows has specs of its own beside the drawings.
    for (const image of document.images) image.style.filter = 'brightness(0) invert(0.6)';
    window.scrollTo({ top: 0, behavior: 'instant' });
    for (const field of document.querySelectorAll('input, textarea')) field.scrollTo({ top: 0, left: 0 });
    // The grip of a text area is the browser's own drawing, and changes with its version.
    for (const area of document.querySelectorAll('textarea')) area.style.resize = 'none';
    // The browser draws the controls of a video and fades them in its own time.
    for (const video of document.querySelectorAll('video')) video.controls = false;
    // A sticky element has its own layer, which keeps the fraction of a pixel that it was scrolled to.
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (getComputedStyle(element).position === 'sticky') {
        Object.assign(element.style, { position: 'relative', inset: 'auto' });
      }
    }
  }, scheme);
}

/** The tallest picture that a WebP file can hold. */
const TALLEST = 16_383;

/** Takes a picture of the whole page, from the top as far as a file can hold. */
export async function takePicture(page: Page): Promise<Buffer> {
  const { width, height } = await page.evaluate(() => {
    const { clientWidth, scrollHeight } = document.documentElement;
    return { width: clientWidth, height: scrollHeight };
  });
  return page.screenshot({
    ...(height > TALLEST ? { clip: { x: 0, y: 0, width, height: TALLEST } } : {}),
    fullPage: true,
    animations: 'disabled',
    caret: 'hide',
    scale: 'css',
  });
}
