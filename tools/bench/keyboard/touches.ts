import type { Browser, Page } from 'playwright';
import { getPlayedSounds, findKeys, panelsArrived, slowDown, tapKey, visitKeyboard } from './visit.ts';
import type { Visit } from './visit.ts';

export interface FirstTouch {
  ms: number;
  /** Audio bytes fetched before the first sound. */
  audioBytes: number;
  /** Delay of a second word, touched while the panel is loading. */
  secondMs: number;
}

/** First touches of a visitor with an empty cache on a slow network. */
export const firstTouch = (browser: Browser, siteUrl: string) =>
  visitKeyboard(browser, siteUrl, async (visit): Promise<FirstTouch> => {
    const { page } = visit;
    await slowDown(visit);
    await tapKey(page, 40);
    await getPlayedSounds(page, 1);
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/audio/')),
    );
    await tapKey(page, 70);
    await getPlayedSounds(page, 2);
    return page.evaluate(() => {
      const { sounds, touchedAt } = window.played;
      const fetched = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const before = fetched.filter(
        ({ name, responseEnd }) => name.includes('/audio/') && responseEnd <= (sounds[0]?.askedAt ?? 0),
      );
      return {
        ms: (sounds[0]?.askedAt ?? NaN) - (touchedAt[0] ?? NaN),
        audioBytes: before.reduce((sum, { transferSize }) => sum + transferSize, 0),
        secondMs: (sounds[1]?.askedAt ?? NaN) - (touchedAt[1] ?? NaN),
      };
    });
  });

export interface Touch {
  /** From touch to `start`, and from touch to output, in milliseconds. */
  requestMs: number;
  startMs: number;
}

export async function touchesOnceLoaded({ page }: Visit, count: number): Promise<Touch[]> {
  await tapKey(page, 0);
  await panelsArrived(page, 1);
  const touches: Touch[] = [];
  for (let place = 1; place <= count; place += 1) {
    const before = await page.evaluate(() => window.played.sounds.length);
    await findKeys(page)
      .nth(place * 5)
      .click();
    await getPlayedSounds(page, before + 1);
    touches.push(
      await page.evaluate(() => {
        const sound = window.played.sounds.at(-1);
        const touchedAt = window.played.clickedAt.at(-1) ?? NaN;
        return {
          requestMs: (sound?.askedAt ?? NaN) - touchedAt,
          startMs: (sound?.startedAt ?? NaN) - touchedAt,
        };
      }),
    );
  }
  return touches;
}

/** Milliseconds from the click on a panel's name to the painted board. */
export async function panelSwitch({ page }: Visit, name: string): Promise<number> {
  const painted = page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const observer = new MutationObserver(() => {
          if (document.querySelector('[role=grid]')?.getAttribute('aria-label')?.includes(wanted) !== true)
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
  const at = await painted;
  return at - (await page.evaluate(() => window.played.clickedAt.at(-1) ?? NaN));
}

async function listSpots(page: Page, count: number): Promise<[number, number][]> {
  const keys = findKeys(page);
  await keys.first().scrollIntoViewIfNeeded();
  const boxes = await Promise.all(Array.from({ length: count }, (_, at) => keys.nth(at * 3).boundingBox()));
  return boxes.flatMap((box) => (box === null ? [] : [[box.x + box.width / 2, box.y + box.height / 2]]));
}

/** Longest time between two frames while eight signs are typed quickly, in milliseconds. */
export async function longestFrame({ page }: Visit): Promise<number> {
  const spots = await listSpots(page, 8);
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
  for (const [x, y] of spots) await page.touchscreen.tap(x, y);
  return page.evaluate(() => {
    const { frames } = window as unknown as { frames: { longest: number; isOver: boolean } };
    frames.isOver = true;
    return frames.longest;
  });
}
