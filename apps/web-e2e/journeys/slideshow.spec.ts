import type { Page } from '@playwright/test';
import { system } from '../support/system.ts';
import { expect, test } from '../support/test.ts';

// Other journeys reduce motion; these test it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const COUNT = 11;
/** In ms: how long a picture is shown, plus a moment for the slider to start its transition. */
const STAY_MS = 2500 + 50;
const HOUR_MS = 3_600_000;

const show = (page: Page) => page.getByRole('region', { name: 'A day in the forest' }).last();
const shown = (page: Page) => show(page).getByRole('group');
const expectShown = (page: Page, index: number) =>
  expect(shown(page)).toHaveAccessibleName(`${((index + COUNT - 1) % COUNT) + 1} of ${COUNT}`);

async function openSlideshow(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + HOUR_MS);
  await page.goto('/KanziSlideshow');
  await expect(page.getByRole('button', { name: /^(Pause|Play) the slideshow$/ })).toBeVisible();
  await expectShown(page, 1);
}

test('the slideshow advances automatically, also while hovered, and loops after the last picture', async ({
  page,
}) => {
  await openSlideshow(page);
  await show(page).hover();

  for (let attempt = 1; attempt <= COUNT; attempt += 1) {
    await page.clock.runFor(STAY_MS);
    await expectShown(page, 1 + attempt);
  }
});

test('a paused slideshow changes the picture only with the arrows', async ({ page }) => {
  await openSlideshow(page);

  await page.getByRole('button', { name: 'Pause the slideshow' }).press('Enter');
  await page.clock.runFor(10 * STAY_MS);
  await expectShown(page, 1);
  await page.getByRole('button', { name: 'Next picture' }).press('Enter');
  await expectShown(page, 2);
  await page.getByRole('button', { name: 'Previous picture' }).press('Enter');
  await page.getByRole('button', { name: 'Previous picture' }).press('Enter');
  await expectShown(page, COUNT);

  await page.getByRole('button', { name: 'Play the slideshow' }).press('Enter');
  await page.clock.runFor(STAY_MS);
  await expectShown(page, 1);
});

test('the slideshow does not advance with reduced motion', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: system.siteUrl, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await openSlideshow(page);

  await page.clock.runFor(10 * STAY_MS);

  await expectShown(page, 1);
  await page.getByRole('button', { name: 'Previous picture' }).click();
  await expectShown(page, COUNT);
  await expect(page.getByText(new RegExp(`^${COUNT} of ${COUNT}: `))).toBeAttached();
  await context.close();
});

test('the slideshow has its own URL, matched case-insensitively', async ({ page }) => {
  for (const path of ['/KanziSlideshow', '/kanzislideshow']) {
    await page.goto(path);

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A day in the forest');
    await expect(page.getByRole('main').getByRole('heading')).toHaveCount(1);
  }
});
