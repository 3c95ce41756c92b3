import type { Page } from '@playwright/test';
import type { FocusState } from './focus-reader.ts';
import { createFocusReader } from './focus-reader.ts';
import { describeTabStops, findTabStops } from './tab-stops.ts';

/** Media controls and the like have several stops within one element. */
const EXTRA_PRESSES = 12;

export interface FocusReport {
  expected: string[];
  reached: string[];
  withoutRing: string[];
  covered: string[];
}

/** Moves the starting point of Tab to the top of the page. */
async function focusStart(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

function toReport(names: string[], states: FocusState[]): FocusReport {
  const formatStop = ({ stop = -1, markup }: FocusState) => names[stop] ?? `no tab stop: ${markup}`;
  return {
    expected: names,
    reached: states.map(formatStop).filter((name, at, all) => name !== all[at - 1]),
    withoutRing: states.filter(({ hasRing }) => !hasRing).map(formatStop),
    covered: states.filter(({ isCovered }) => isCovered).map(formatStop),
  };
}

const WALKS_MAX = 3;

/**
 * Presses Tab from the top of the page until the focus leaves it. Walks again if controls have appeared meanwhile, for
 * example because something has been saved for offline use.
 */
export async function walkWithTab(page: Page, walk = 1): Promise<FocusReport> {
  const report = await walkOnce(page);
  const names = await describeTabStops(await findTabStops(page));
  const isStable = names.length === report.expected.length;
  return isStable || walk === WALKS_MAX ? report : walkWithTab(page, walk + 1);
}

async function walkOnce(page: Page): Promise<FocusReport> {
  await focusStart(page);
  const stops = await findTabStops(page);
  const names = await describeTabStops(stops);
  const reader = await createFocusReader(page, stops);
  // Read at the next press: by then, scripts have reacted to the focus.
  const states = await page.evaluateHandle((read) => {
    const list: FocusState[] = [];
    addEventListener('keydown', () => list.push(read()), { capture: true });
    return list;
  }, reader);
  for (let press = 0; press <= names.length + EXTRA_PRESSES; press += 1) await page.keyboard.press('Tab');
  const [, ...afterFirstPress] = await states.jsonValue();
  const end = afterFirstPress.findIndex(({ stop }, at) => stop === undefined || (stop === 0 && at > 0));
  return toReport(names, end === -1 ? afterFirstPress : afterFirstPress.slice(0, end));
}

/** Focuses every tab stop by script, which is faster; after a key press, the browser draws the ring for it as well. */
export async function focusEachStop(page: Page): Promise<FocusReport> {
  await focusStart(page);
  await page.keyboard.press('Shift');
  const stops = await findTabStops(page);
  const names = await describeTabStops(stops);
  const reader = await createFocusReader(page, stops);
  const states = await page.evaluate(
    ([elements, read]) =>
      elements.map((element) => {
        element.focus();
        return read();
      }),
    [stops, reader] as const,
  );
  await focusStart(page);
  return toReport(names, states);
}
