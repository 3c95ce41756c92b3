import type { Page } from '@playwright/test';
import { getKey, getSentence, openKeyboard } from '../../support/keyboard.ts';
import { expect, test } from '../../support/test.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const EARLIER = {
  board: 'delta',
  set: 10,
  settings: { hasLargeKeys: true },
  delta: ['banana', 'give'],
  sentence: ['give'],
  history: [['give', 'banana']],
  phrases: [{ name: 'Hungry', sentence: ['banana'] }],
};

test('a custom word that is added in one tab is on the board of the other until it is deleted', async ({
  page,
  context,
}) => {
  await openKeyboard(page);
  await press(page, 'Delta');
  const other = await context.newPage();
  await openKeyboard(other);
  await expect(other.getByRole('grid', { name: 'Delta' })).toBeVisible();

  await press(page, 'Start your board');
  await press(page, 'Add your own word');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Word', exact: true }).fill('Grandma');
  await press(page, 'Save word');
  await press(page, 'Done');

  await expect(getKey(other, 'Grandma')).toBeVisible();
  await getKey(other, 'Grandma').click();
  await expect(getSentence(other)).toHaveText([/Grandma/]);

  await press(page, 'Edit Delta');
  await press(page, 'Edit word');
  await press(page, 'Delete word');

  await expect(getKey(other, 'Grandma')).toHaveCount(0);
  await expect(getSentence(other)).toHaveCount(0);
});

test('a keyboard of an earlier version is shown as it was, and two tabs move it once', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.evaluate((saved) => localStorage.setItem('keyboard', JSON.stringify(saved)), EARLIER);
  const other = await context.newPage();

  await Promise.all([openKeyboard(page), openKeyboard(other)]);

  for (const tab of [page, other]) {
    await expect(getKey(tab, 'banana')).toBeVisible();
    await expect(getSentence(tab)).toHaveText([/give/]);
    await press(tab, 'Phrases');
    await expect(tab.getByRole('button', { name: 'Hungry', exact: true })).toHaveCount(1);
    await press(tab, 'Close');
  }
  const left = await page.evaluate(() => localStorage.getItem('keyboard'));
  expect(Object.keys(JSON.parse(left ?? '') as object).toSorted()).toEqual(['board', 'set', 'settings']);
  await page.reload();
  await expect(getKey(page, 'banana')).toBeVisible();
});

interface ShownBoards {
  names: string[];
  layoutShift: number;
}

/** Records the boards whose keys are seen, frame by frame, and how much the page moves. */
function recordBoards(): void {
  const shown: ShownBoards = { names: [], layoutShift: 0 };
  Object.assign(window, { shown });
  const tick = () => {
    const board = document.querySelector('[role=grid]');
    const name = board?.getAttribute('aria-label') ?? '';
    if (board !== null && getComputedStyle(board).visibility === 'visible' && shown.names.at(-1) !== name)
      shown.names.push(name);
    requestAnimationFrame(tick);
  };
  tick();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      shown.layoutShift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

test('the saved board is the first one that is seen, and nothing moves', async ({ page }) => {
  await page.goto('/');
  const { board, delta } = EARLIER;
  await page.evaluate((saved) => localStorage.setItem('keyboard', JSON.stringify(saved)), { board, delta });
  await openKeyboard(page);
  await expect(getKey(page, 'banana')).toBeVisible();
  await page.addInitScript(recordBoards);

  await page.reload();

  await expect(getKey(page, 'banana')).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Delta' })).toBeVisible();
  const shown = await page.evaluate(() => (window as unknown as { shown: ShownBoards }).shown);
  expect(shown.names).toEqual(['Delta']);
  expect(shown.layoutShift).toBeLessThan(0.001);
});

test('a browser without a database says that nothing is saved, and the sentence survives a reload', async ({
  page,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Storage is disabled.', 'InvalidStateError');
    };
  });
  await openKeyboard(page);

  await getKey(page, 'banana').click();

  await expect(page.getByText('This browser is not saving your keyboard.').first()).toBeVisible();
  await page.reload();
  await expect(getSentence(page)).toHaveText([/banana/]);
});
