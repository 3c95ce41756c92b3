import type { Page } from '@playwright/test';
import { listViolationsInBothSchemes, listViolationsInForcedColors } from '../accessibility.ts';
import { waitUntilHydrated } from '../hydration.ts';
import { expect } from '../test.ts';
import { listInvisibleControls } from './forced-colors.ts';
import { focusEachStop, walkWithTab } from './keyboard.ts';
import type { Viewport } from './reflow.ts';
import { readLayout } from './reflow.ts';
import type { SitePage } from './site-pages.ts';

const DESKTOP: Viewport = { width: 1280, height: 800 };
const PHONE: Viewport = { width: 360, height: 780 };
/** A window of 1280 by 1024 pixels at 400 percent zoom. */
const ZOOMED: Viewport = { width: 320, height: 256 };

const NO_LAYOUT_PROBLEMS = { overflowing: [], clippedInHeader: [], squeezed: [], isSkipLinkShown: false };

async function checkKeyboard(page: Page, name: string): Promise<void> {
  const { expected, reached, withoutRing, covered } = await walkWithTab(page);
  expect.soft(reached, `${name}: Tab reaches every control in order`).toEqual(expected);
  expect.soft(withoutRing, `${name}: controls without a focus ring`).toEqual([]);
  expect.soft(covered, `${name}: focused controls that are covered`).toEqual([]);
}

async function checkForcedColors(page: Page, name: string): Promise<void> {
  expect.soft(await listViolationsInForcedColors(page), `${name}, forced colors: axe`).toEqual([]);
  const { withoutRing } = await focusEachStop(page);
  expect.soft(withoutRing, `${name}, forced colors: controls without a focus ring`).toEqual([]);
  expect.soft(await listInvisibleControls(page), `${name}, forced colors: invisible controls`).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
}

async function checkLayouts(page: Page, name: string): Promise<void> {
  for (const viewport of [DESKTOP, PHONE])
    expect
      .soft(await readLayout(page, viewport, 200), `${name}, 200 % text at ${viewport.width} px`)
      .toEqual(NO_LAYOUT_PROBLEMS);
  expect.soft(await readLayout(page, PHONE), `${name} at 360 px`).toEqual(NO_LAYOUT_PROBLEMS);
  expect.soft(await readLayout(page, ZOOMED), `${name}, 400 % zoom`).toEqual(NO_LAYOUT_PROBLEMS);
  const { covered } = await focusEachStop(page);
  expect.soft(covered, `${name}, 400 % zoom: focused controls that are covered`).toEqual([]);
}

/** Opens a page and checks it with the keyboard, with axe, in forced colors, with large text and zoomed in. */
export async function checkEveryMode(page: Page, { path, heading, status = 200 }: SitePage): Promise<void> {
  await page.setViewportSize(DESKTOP);
  expect((await page.goto(path))?.status(), path).toBe(status);
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByText(/^Loading/)).toHaveCount(0);
  await waitUntilHydrated(page);
  // Pictures and charts load last, and no signal names them all.
  await page.waitForLoadState('networkidle');
  await checkKeyboard(page, path);
  expect.soft(await listViolationsInBothSchemes(page), `${path}: axe`).toEqual([]);
  await checkForcedColors(page, path);
  await checkLayouts(page, path);
}
