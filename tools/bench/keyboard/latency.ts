import type { Browser, Page } from 'playwright';
import {
  waitForSounds,
  findKeys,
  waitForPanels,
  slowDown,
  tapKey,
  withKeyboardPage,
} from './keyboard-page.ts';
import type { KeyboardSession } from './keyboard-page.ts';

export interface FirstTouchLatency {
  ms: number;
  /** Audio bytes fetched before the first sound. */
  audioBytes: number;
  /** Delay of a second word, touched while the panel is loading. */
  secondMs: number;
}

/** First touches of a visitor with an empty cache, a slow network and a slow phone. */
export const measureFirstTouch = (browser: Browser, siteUrl: string) =>
  withKeyboardPage(browser, siteUrl, async (session): Promise<FirstTouchLatency> => {
    const { page } = session;
    await slowDown(session);
    await tapKey(page, 40);
    await waitForSounds(page, 1);
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/audio/')),
    );
    await tapKey(page, 70);
    await waitForSounds(page, 2);
    return page.evaluate(() => {
      const { sounds, touchTimes } = window.audioLog;
      const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const audioBeforeFirstSound = resources.filter(
        ({ name, responseEnd }) => name.includes('/audio/') && responseEnd <= (sounds[0]?.requestedAt ?? 0),
      );
      return {
        ms: (sounds[0]?.requestedAt ?? NaN) - (touchTimes[0] ?? NaN),
        audioBytes: audioBeforeFirstSound.reduce((sum, { transferSize }) => sum + transferSize, 0),
        secondMs: (sounds[1]?.requestedAt ?? NaN) - (touchTimes[1] ?? NaN),
      };
    });
  });

export interface TouchLatency {
  /** From touch to `start`, and from touch to output, in milliseconds. */
  requestMs: number;
  startMs: number;
}

export async function measureTouches({ page }: KeyboardSession, count: number): Promise<TouchLatency[]> {
  await tapKey(page, 0);
  await waitForPanels(page, 1);
  const latencies: TouchLatency[] = [];
  for (let index = 1; index <= count; index += 1) {
    const soundCount = await page.evaluate(() => window.audioLog.sounds.length);
    await findKeys(page)
      .nth(index * 5)
      .click();
    await waitForSounds(page, soundCount + 1);
    latencies.push(
      await page.evaluate(() => {
        const sound = window.audioLog.sounds.at(-1);
        const touchTime = window.audioLog.touchTimes.at(-1) ?? NaN;
        return {
          requestMs: (sound?.requestedAt ?? NaN) - touchTime,
          startMs: (sound?.startedAt ?? NaN) - touchTime,
        };
      }),
    );
  }
  return latencies;
}

/** Milliseconds from the click on a panel's name to the painted board. */
export async function measurePanelSwitch({ page }: KeyboardSession, name: string): Promise<number> {
  const paintedAt = page.evaluate(
    (panelName) =>
      new Promise<number>((resolve) => {
        const observer = new MutationObserver(() => {
          if (document.querySelector('[role=grid]')?.getAttribute('aria-label')?.includes(panelName) !== true)
            return;
          observer.disconnect();
          // After the frame was painted.
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
        });
        observer.observe(document.body, { subtree: true, attributes: true, childList: true });
      }),
    name,
  );
  await page.getByRole('radio', { name }).or(page.getByRole('button', { name })).first().click();
  const paintTime = await paintedAt;
  return paintTime - (await page.evaluate(() => window.audioLog.clickTimes.at(-1) ?? NaN));
}

async function listKeyCenters(page: Page, count: number): Promise<[number, number][]> {
  const keys = findKeys(page);
  await keys.first().scrollIntoViewIfNeeded();
  const boxes = await Promise.all(
    Array.from({ length: count }, (_, index) => keys.nth(index * 3).boundingBox()),
  );
  return boxes.flatMap((box) => (box === null ? [] : [[box.x + box.width / 2, box.y + box.height / 2]]));
}

/** Longest time between two frames while eight signs are typed quickly, in milliseconds. */
export async function measureLongestFrame({ page }: KeyboardSession): Promise<number> {
  const points = await listKeyCenters(page, 8);
  await page.evaluate(() => {
    const frames = { longest: 0, last: performance.now(), isOver: false };
    Object.assign(window, { frames });
    const tick = (now: number) => {
      frames.longest = Math.max(frames.longest, now - frames.last);
      frames.last = now;
      if (!frames.isOver) requestAnimationFrame(tick);
    };
    requestAnimationFrame((now) => {
      frames.last = now;
      requestAnimationFrame(tick);
    });
  });
  for (const [x, y] of points) await page.touchscreen.tap(x, y);
  return page.evaluate(() => {
    const { frames } = window as unknown as { frames: { longest: number; isOver: boolean } };
    frames.isOver = true;
    return frames.longest;
  });
}
