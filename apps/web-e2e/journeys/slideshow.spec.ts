import type { Page } from '@playwright/test';
import { system } from '../support/system.ts';
import { expect, test } from '../support/test.ts';

// Other journeys want nothing to move; these are about what moves.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const COUNT = 11;
/** In milliseconds: how long a picture stays, and a moment in which the slider takes up that it is to turn. */
const STAY_MS = 2500 + 50;
const HOUR_MS = 3_600_000;

const show = (page: Page) => page.getByRole('region', { name: 'A day in the forest' }).last();
const shown = (page: Page) => show(page).getByRole('group');
const expectShown = (page: Page, index: number) =>
  expect(shown(page)).toHaveAccessibleName(`${((index + COUNT - 1) % COUNT) + 1} of ${COUNT}`);

/** The slideshow alone, come to life, in a time that goes on only when it is told to. */
async function openSlideshow(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + HOUR_MS);
  await page.goto('/KanziSlideshow');
  await expect(page.getByRole('button', { name: /^(Pause|Play) the slideshow$/ })).toBeVisible();
  await expectShown(page, 1);
}

test('the pictures turn by themselves, also under a mouse, and begin again after the last', async ({
  page,
}) => {
  await openSlideshow(page);
  await show(page).hover();

  for (let attempt = 1; attempt <= COUNT; attempt += 1) {
    await page.clock.runFor(STAY_MS);
    await expectShown(page, 1 + attempt);
  }
});

test('somebody stops them, and goes on by the arrows alone', async ({ page }) => {
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

test('they stand still for somebody who wants nothing to move', async ({ browser }) => {
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

test('the slideshow has an address of its own, in any case', async ({ page }) => {
  for (const path of ['/KanziSlideshow', '/kanzislideshow']) {
    await page.goto(path);

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A day in the forest');
    await expect(page.getByRole('main').getByRole('heading')).toHaveCount(1);
  }
});
