import type { Browser, CDPSession, Page } from 'playwright';
import { instrumentAudio } from './instrument-audio.ts';

/** Slow 4G preset of browser developer tools. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

export interface KeyboardSession {
  page: Page;
  devtools: CDPSession;
  /** Fetched audio files with their transferred bytes. */
  sounds: { url: string; bytes: number }[];
}

interface SessionOptions {
  /** `navigator.vendor`, for example of an iPhone. */
  vendor?: string;
}

/** Opens the keyboard with an empty cache, runs `task` and closes it. */
export async function withKeyboardPage<T>(
  browser: Browser,
  siteUrl: string,
  task: (session: KeyboardSession) => Promise<T>,
  { vendor }: SessionOptions = {},
): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    hasTouch: true,
    // Network emulation applies to the page only; a service worker would fetch at full speed.
    serviceWorkers: 'block',
  });
  try {
    await context.addInitScript(instrumentAudio);
    if (vendor !== undefined)
      await context.addInitScript(
        (value) => Object.defineProperty(Navigator.prototype, 'vendor', { get: () => value }),
        vendor,
      );
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const sounds: KeyboardSession['sounds'] = [];
    page.on('requestfinished', (request) => {
      if (!request.url().includes('/audio/')) return;
      void request.sizes().then(({ responseBodySize }) => {
        sounds.push({ url: request.url(), bytes: responseBodySize });
      });
    });
    await page.goto(`${siteUrl}/PaniscusKeyboard`, { waitUntil: 'networkidle' });
    return await task({ page, devtools, sounds });
  } finally {
    await context.close();
  }
}

/** A fourth of the speed of this machine, as Lighthouse simulates a phone. */
const PHONE_SLOWDOWN = 4;

export async function slowDown({ devtools }: KeyboardSession): Promise<void> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: PHONE_SLOWDOWN });
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
}

export const findKeys = (page: Page) => page.getByRole('grid').getByRole('button');

export async function tapKey(page: Page, index: number): Promise<void> {
  await findKeys(page).nth(index).tap();
}

export const waitForSounds = (page: Page, count: number) =>
  page.waitForFunction((minimum) => window.audioLog.sounds.length >= minimum, count);

/** Waits until that many panels are loaded and decoded; their words no longer load individually. */
export const waitForPanels = (page: Page, count: number) =>
  page.waitForFunction(
    (minimum) => window.audioLog.decoded.filter(({ bytes }) => bytes > 4_000_000).length >= minimum,
    count,
  );
