import type { Browser, CDPSession, Page } from 'playwright';
import { listen } from './ear.ts';

/** Slow 4G preset of browser developer tools. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

export interface Visit {
  page: Page;
  devtools: CDPSession;
  /** Fetched audio files with their transferred bytes. */
  sounds: { url: string; bytes: number }[];
}

interface VisitOptions {
  /** `navigator.vendor`, for example of an iPhone. */
  vendor?: string;
}

/** Opens the keyboard with an empty cache, runs `act` and closes it. */
export async function visitKeyboard<T>(
  browser: Browser,
  siteUrl: string,
  act: (visit: Visit) => Promise<T>,
  { vendor }: VisitOptions = {},
): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    hasTouch: true,
    // Network emulation applies to the page only; a service worker would fetch at full speed.
    serviceWorkers: 'block',
  });
  try {
    await context.addInitScript(listen);
    if (vendor !== undefined)
      await context.addInitScript(
        (value) => Object.defineProperty(Navigator.prototype, 'vendor', { get: () => value }),
        vendor,
      );
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const sounds: Visit['sounds'] = [];
    page.on('requestfinished', (request) => {
      if (!request.url().includes('/audio/')) return;
      void request.sizes().then(({ responseBodySize }) => {
        sounds.push({ url: request.url(), bytes: responseBodySize });
      });
    });
    await page.goto(`${siteUrl}/PaniscusKeyboard`, { waitUntil: 'networkidle' });
    return await act({ page, devtools, sounds });
  } finally {
    await context.close();
  }
}

export async function slowDown({ devtools }: Visit): Promise<void> {
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
}

export const findKeys = (page: Page) => page.getByRole('grid').getByRole('button');

export async function tapKey(page: Page, place: number): Promise<void> {
  await findKeys(page).nth(place).tap();
}

export const getPlayedSounds = (page: Page, count: number) =>
  page.waitForFunction((wanted) => window.played.sounds.length >= wanted, count);

/** Waits until that many panels are loaded and decoded; their words no longer load individually. */
export const panelsArrived = (page: Page, count: number) =>
  page.waitForFunction(
    (wanted) => window.played.decoded.filter(({ bytes }) => bytes > 4_000_000).length >= wanted,
    count,
  );
