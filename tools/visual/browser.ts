import { chromium } from 'playwright';
import type { Browser, BrowserContext, Page } from 'playwright';
import { chromiumArgs, findChromium } from '../chromium.mjs';
import type { AxeOptions } from './shape.ts';
import type { Scheme } from './stories.ts';

/** The flags keep text the same on every screen: grey smoothing, no hinting, one colour space. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await findChromium(),
    args: [
      ...chromiumArgs(),
      '--font-render-hinting=none',
      '--disable-lcd-text',
      '--force-color-profile=srgb',
      '--hide-scrollbars',
    ],
  });
}

/** Where pages never move and always live in the same place. They share what they have loaded, and nothing else. */
export async function openContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    deviceScaleFactor: 1,
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  // What the page before has kept is gone before anything of this one runs.
  await context.addInitScript(() => localStorage.clear());
  return context;
}

export const openPage = async (browser: Browser): Promise<Page> => (await openContext(browser)).newPage();

interface Violation {
  id: string;
  nodes: { target: string[] }[];
}

/** Storybook's own words: "drawn, and its gesture done", and what went wrong. */
interface StorybookWindow {
  __STORYBOOK_ADDONS_CHANNEL__?: {
    last: <T>(event: string) => [T] | undefined;
    once: (event: string, listener: (value: never) => void) => void;
    emit: (event: string, ...values: unknown[]) => void;
  };
}

/** Waits until a story stands: drawn, and its play function run. */
async function untilItStands(page: Page, id: string): Promise<void> {
  const finished = await page.waitForFunction((wanted) => {
    const channel = (window as StorybookWindow).__STORYBOOK_ADDONS_CHANNEL__;
    const [last] = channel?.last<{ storyId: string; status: string }>('storyFinished') ?? [];
    if (last?.storyId !== wanted) return undefined;
    const thrown = ['playFunctionThrewException', 'storyThrewException', 'storyErrored'].flatMap(
      (event) => channel?.last<{ message?: string; description?: string }>(event) ?? [],
    );
    const why = thrown.map(({ message, description }) => message ?? description).join(' ');
    return { status: last.status, why };
  }, id);
  const end = await finished.jsonValue();
  if (end?.status !== 'success') throw new Error(`did not finish: ${end?.why || 'an error nobody caught'}`);
  await page.mouse.move(0, 0);
}

/** Opens a story on a page of its own. */
export async function goToStory(page: Page, storybook: string, id: string): Promise<void> {
  await page.goto(`${storybook}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
  await untilItStands(page, id);
}

/** Puts a story where another stands, as a press in Storybook's sidebar does: a tenth of the work of a new page. */
export async function turnToStory(page: Page, id: string): Promise<void> {
  await page.evaluate((storyId) => {
    localStorage.clear();
    sessionStorage.clear();
    (window as StorybookWindow).__STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', {
      storyId,
      viewMode: 'story',
    });
  }, id);
  await untilItStands(page, id);
}

interface StoryOfAxe {
  id: string;
  parameters: { a11y?: { options?: AxeOptions } };
}

/** What a machine finds wrong with the story as it stands, by Storybook's own accessibility check. */
export async function faultsOf(page: Page, choose: (options: AxeOptions) => AxeOptions): Promise<string[]> {
  const story = await page.evaluate(() => {
    const channel = (window as StorybookWindow).__STORYBOOK_ADDONS_CHANNEL__;
    return channel?.last<StoryOfAxe>('storyPrepared')?.[0];
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

export async function showScheme(page: Page, scheme: Scheme): Promise<void> {
  await page.evaluate(async (name) => {
    document.documentElement.dataset.scheme = name;
    await document.fonts.ready;
    // A full picture goes further down than what a browser has fetched for the screen.
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    // How far a gesture has scrolled the page or a long text is a matter of luck.
    window.scrollTo({ top: 0, behavior: 'instant' });
    for (const field of document.querySelectorAll('input, textarea')) field.scrollTo({ top: 0, left: 0 });
    // A browser draws the buttons of a film itself, and lets them fade in its own time.
    for (const film of document.querySelectorAll('video')) film.controls = false;
    // What sticks is drawn on a layer of its own, which keeps a part of a pixel from where it was scrolled to.
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (getComputedStyle(element).position === 'sticky') {
        Object.assign(element.style, { position: 'relative', inset: 'auto' });
      }
    }
  }, scheme);
}

export const shoot = (page: Page): Promise<Buffer> =>
  page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', scale: 'css' });
