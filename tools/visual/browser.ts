import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';
import { chromiumArgs, findChromium } from '../chromium.mjs';
import type { Scheme, Story } from './stories.ts';
import { viewportOf } from './stories.ts';

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

/** A page that never moves and always lives in the same place. */
export async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    deviceScaleFactor: 1,
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  return context.newPage();
}

/** Storybook's own word for "drawn, and its gesture done". */
interface StorybookWindow {
  __STORYBOOK_ADDONS_CHANNEL__?: { last: (event: string) => [{ status: string }] | undefined };
}

/** Opens a story and waits until it stands: drawn, and its play function run. */
export async function goToStory(page: Page, storybook: string, id: string): Promise<void> {
  await page.goto(`${storybook}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
  const finished = await page.waitForFunction(
    () => (window as StorybookWindow).__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished')?.[0].status,
  );
  if ((await finished.jsonValue()) !== 'success') {
    throw new Error(`${id} did not finish: its play function or its rendering failed.`);
  }
  await page.mouse.move(0, 0);
}

/** Opens a story in the window it is made for. */
export async function openStory(page: Page, storybook: string, story: Story): Promise<void> {
  await page.setViewportSize(viewportOf(story));
  await goToStory(page, storybook, story.id);
}

export async function showScheme(page: Page, scheme: Scheme): Promise<void> {
  await page.evaluate(async (name) => {
    document.documentElement.dataset.scheme = name;
    await document.fonts.ready;
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
