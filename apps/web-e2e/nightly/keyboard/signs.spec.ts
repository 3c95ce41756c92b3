import type { Locator, Page } from '@playwright/test';
import { listViolationsInBothSchemes } from '../../support/accessibility.ts';
import { waitForIsland, waitUntilHydrated } from '../../support/hydration.ts';
import { expect, test } from '../../support/test.ts';

const SIGNS = '/PaniscusKeyboard/signs';
const GAMES = '/PaniscusKeyboard/games';
/** More than the number of tab stops on any of these pages. */
const MAX_TAB_STOPS = 120;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stops = 0; stops < MAX_TAB_STOPS && !(await isFocused(target)); stops += 1)
    await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

/** Presses Enter, after another key, so that it is not the second of a double press. */
async function pressEnter(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.keyboard.press('Enter');
}

async function press(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, button(page, name));
  await pressEnter(page);
}

/** The name of what has the focus, if the composed sign and its word cover its top. */
const listCoveredFocus = (workshop: Locator) =>
  workshop.locator(':focus').evaluateAll((focused) =>
    focused
      .filter((element) => {
        const { left, width, top } = element.getBoundingClientRect();
        return !element.contains(document.elementFromPoint(left + width / 2, top + 1));
      })
      .map((element) => element.textContent || element.tagName),
  );

async function openGames(page: Page): Promise<void> {
  await page.goto(GAMES);
  await waitUntilHydrated(page);
  await expect(button(page, /^Play /)).toBeVisible();
}

async function startGame(page: Page, game: string): Promise<void> {
  await openGames(page);
  await press(page, `Play ${game}`);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeFocused();
}

async function expectRoundEnd(page: Page, count: number): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Signs from this round' })).toBeFocused();
  await expect(page.getByRole('list', { name: 'Signs from this round' }).getByRole('listitem')).toHaveCount(
    count,
  );
}

test('the sign reference is readable without JavaScript, including all words', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const reader = await context.newPage();
  await reader.goto(SIGNS);

  await reader
    .getByText(/^Food and drink/)
    .last()
    .click();

  await expect(reader.getByRole('heading', { level: 1, name: 'How the signs are built' })).toBeVisible();
  await expect(reader.getByRole('heading', { name: 'What is known and what is ours' })).toBeVisible();
  await expect(reader.getByText('The workshop needs JavaScript')).toBeVisible();
  await expect(reader.getByText(/^sweet potato/)).toBeVisible();
  await context.close();
});

test('the workshop hydrates when it comes near the viewport, and finds banana', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  // Idle, because requests are expected not to happen.
  await page.goto(SIGNS, { waitUntil: 'networkidle' });
  expect(requests.filter((url) => url.includes('Island'))).toEqual([]);

  await page.getByRole('heading', { name: 'The workshop' }).scrollIntoViewIfNeeded();
  const workshop = page.getByRole('region', { name: 'The workshop' });
  await waitForIsland(page);
  await button(page, 'Surprise me').click();
  await expect(workshop.getByRole('button', { name: 'Say it' })).toBeVisible();
  await workshop.getByRole('button', { name: 'Clear' }).click();
  await expect(workshop.getByRole('status')).toHaveText('The tile is empty. Add an element.');

  await workshop.getByRole('button', { name: 'Circle', exact: true }).click();
  await workshop.getByRole('button', { name: 'Box', exact: true }).click();

  await expect(workshop.getByRole('status')).toHaveText('banana Food and drink, on panel Alpha.');
  await page.reload();
  await expect(workshop.getByRole('status')).toHaveText('banana Food and drink, on panel Alpha.');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the sign that stays in view covers no control that has the focus', async ({ page }) => {
    await page.goto(SIGNS);
    await page.getByRole('heading', { name: 'The workshop' }).scrollIntoViewIfNeeded();
    await waitForIsland(page);
    const workshop = page.getByRole('region', { name: 'The workshop' });
    await workshop.getByRole('button', { name: 'Circle', exact: true }).click();
    await workshop.locator(':is(button, select):visible').last().focus();

    const covered: string[] = [];
    let stops = 0;
    for (; stops < MAX_TAB_STOPS && (await workshop.locator(':focus').count()) > 0; stops += 1) {
      covered.push(...(await listCoveredFocus(workshop)));
      await page.keyboard.press('Shift+Tab');
    }

    expect(stops).toBeGreaterThan(15);
    expect(covered).toEqual([]);
  });
});

test('a round of Find the sign is played with the keyboard alone', async ({ page }) => {
  await startGame(page, 'Hear the word, find the sign');

  for (let question = 1; question <= 10; question += 1) {
    await expect(page.getByText(`${question} of 10`)).toBeVisible();
    await press(page, /^Sign 1 of 6/);
    if (!(await button(page, 'Next sign').isVisible())) {
      await expect(page.getByRole('status')).toHaveText(/^That is “.+\.” Try another sign\.$/);
      await press(page, 'Show me');
    }
    await expect(page.getByRole('status')).toHaveText(/^This is “.+\.”$/);
    await expect(button(page, 'Next sign')).toBeFocused();
    await pressEnter(page);
  }

  await expectRoundEnd(page, 10);
});

test('a flashcard deck is played with the keyboard alone, and skipped cards return', async ({ page }) => {
  await startGame(page, 'See the sign, say the word');
  await press(page, 'Turn it over');
  const first = await page.getByRole('status').textContent();
  await press(page, 'Show me again later');
  const seen: (string | null)[] = [];

  for (let sign = 10; sign >= 1; sign -= 1) {
    await expect(page.getByText(sign === 1 ? 'The last sign' : `${sign} signs in the deck`)).toBeVisible();
    await press(page, 'Turn it over');
    seen.push(await page.getByRole('status').textContent());
    await expect(button(page, 'I knew it')).toBeFocused();
    await pressEnter(page);
  }

  await expectRoundEnd(page, 10);
  expect(seen.indexOf(first)).toBe(3);
});

test('a sentence is built with the keyboard alone, and the round can be ended early', async ({ page }) => {
  await startGame(page, 'Build the sentence');

  let signs = 0;
  for (; !(await button(page, 'Next sentence').isVisible()); signs += 1)
    await press(page, 'Show me the next sign');
  const [result] = await page.getByRole('status').allTextContents();
  await press(page, 'End the round');

  expect(result).toMatch(/^The sentence is complete: “.+\.”$/);
  await expectRoundEnd(page, signs);
});

test('a game shows the word as text when the audio fails to load', async ({ page }) => {
  await page.route('**/audio/**', (route) => route.abort());
  await openGames(page);

  await button(page, /^Play Hear/).click();

  await expect(page.getByText('so they are shown as text')).toBeVisible();
});

for (const [game, revealButton] of [
  [/^Play Hear/, 'Show me'],
  [/^Play See/, 'Turn it over'],
  [/^Play Build/, 'Show me the next sign'],
] as const)
  test(`axe finds no violations in a game: ${revealButton}`, async ({ page }) => {
    await openGames(page);
    await button(page, game).click();
    await button(page, revealButton).click();
    expect(await listViolationsInBothSchemes(page)).toEqual([]);

    await button(page, 'End the round').click();
    await expect(button(page, 'End the round')).toBeHidden();
    expect(await listViolationsInBothSchemes(page)).toEqual([]);
  });

test('axe finds no violations in the game menu or the sign reference', async ({ page }) => {
  await openGames(page);
  expect(await listViolationsInBothSchemes(page)).toEqual([]);

  await page.goto(SIGNS);
  await expect(page.getByRole('heading', { level: 1, name: 'How the signs are built' })).toBeVisible();
  for (const summary of await page.locator('main summary').all()) await summary.click();
  expect(await listViolationsInBothSchemes(page)).toEqual([]);
});
