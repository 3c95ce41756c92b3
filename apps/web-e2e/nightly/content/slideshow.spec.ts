import type { Page } from '@playwright/test';
import { pauseClock } from '../../support/page-clock.ts';
import { system } from '../../support/system.ts';
import { expect, test } from '../../support/test.ts';

// The tests of this file use motion, which the configuration reduces.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const SLIDE_COUNT = 11;
/** Display time of a slide, plus time for the slider to start its transition. */
const SLIDE_MS = 2500 + 50;

const slideshow = (page: Page) => page.getByRole('region', { name: 'A day in the forest' }).last();
const visibleSlide = (page: Page) => slideshow(page).getByRole('group');
const expectSlide = (page: Page, index: number) =>
  expect(visibleSlide(page)).toHaveAccessibleName(
    `${((index + SLIDE_COUNT - 1) % SLIDE_COUNT) + 1} of ${SLIDE_COUNT}`,
  );

async function openSlideshow(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await pauseClock(page);
  await page.goto('/KanziSlideshow');
  await expect(page.getByRole('button', { name: /^(Pause|Play) the slideshow$/ })).toBeVisible();
  await expectSlide(page, 1);
}

test('the slideshow advances automatically, even while hovered, and loops after the last picture', async ({
  page,
}) => {
  await openSlideshow(page);
  await slideshow(page).hover();

  for (let attempt = 1; attempt <= SLIDE_COUNT; attempt += 1) {
    await page.clock.runFor(SLIDE_MS);
    await expectSlide(page, 1 + attempt);
  }
});

test('a paused slideshow changes the picture only with the arrows', async ({ page }) => {
  await openSlideshow(page);

  await page.getByRole('button', { name: 'Pause the slideshow' }).press('Enter');
  await page.clock.runFor(10 * SLIDE_MS);
  await expectSlide(page, 1);
  await page.getByRole('button', { name: 'Next picture' }).click();
  await expectSlide(page, 2);
  await page.getByRole('button', { name: 'Previous picture' }).click();
  await page.getByRole('button', { name: 'Previous picture' }).click();
  await expectSlide(page, SLIDE_COUNT);

  await page.getByRole('button', { name: 'Play the slideshow' }).press('Enter');
  await page.clock.runFor(SLIDE_MS);
  await expectSlide(page, 1);
});

test('the slideshow does not advance with reduced motion', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: system.siteUrl, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await openSlideshow(page);

  await page.clock.runFor(10 * SLIDE_MS);

  await expectSlide(page, 1);
  await page.getByRole('button', { name: 'Previous picture' }).click();
  await expectSlide(page, SLIDE_COUNT);
  await expect(page.getByText(new RegExp(`^${SLIDE_COUNT} of ${SLIDE_COUNT}: `))).toBeAttached();
  await context.close();
});

test('the slideshow has its own URL, matched case-insensitively', async ({ page }) => {
  for (const path of ['/KanziSlideshow', '/kanzislideshow']) {
    await page.goto(path);

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A day in the forest');
    await expect(page.getByRole('main').getByRole('heading')).toHaveCount(1);
  }
});
