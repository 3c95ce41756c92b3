import type { Page } from '@playwright/test';
import { getKey, isFocusVisible, openKeyboard } from '../../support/keyboard.ts';
import { expect, test } from '../../support/test.ts';

/** Words on tiles that are hidden, cut off, broken without a hyphen, or too small to read. */
const listUnreadableWords = (page: Page) =>
  page.getByRole('grid').evaluate((grid) =>
    [...grid.querySelectorAll<HTMLElement>('button[data-key] > span')]
      .filter((word) => {
        const text = document.createRange();
        text.selectNodeContents(word);
        const lines = new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
        const isBroken = lines > word.textContent.split(/[\s-]/).length;
        const { width, height } = word.getBoundingClientRect();
        const isCut = word.scrollWidth > word.clientWidth + 1 || word.scrollHeight > word.clientHeight + 1;
        return (
          width === 0 ||
          height === 0 ||
          isCut ||
          isBroken ||
          Number.parseFloat(getComputedStyle(word).fontSize) < 9
        );
      })
      .map((word) => word.textContent),
  );

async function expectSentenceInView(page: Page): Promise<void> {
  for (const part of [
    page.getByRole('list', { name: /sentence/i }),
    page.getByRole('button', { name: 'Period' }),
    page.getByRole('button', { name: 'Backspace' }),
  ])
    await expect(part).toBeInViewport({ ratio: 0.99 });
}

const WINDOWS = [
  { name: 'a small phone', width: 320, height: 568 },
  { name: 'a phone', width: 360, height: 640 },
  { name: 'a large phone', width: 600, height: 900 },
  { name: 'a phone in landscape', width: 640, height: 360 },
  { name: 'a large phone in landscape', width: 740, height: 360 },
  { name: '400 % zoom', width: 320, height: 180 },
  { name: 'a tablet', width: 768, height: 1024 },
  { name: 'a tablet in landscape', width: 1024, height: 768 },
  { name: 'a laptop', width: 1440, height: 900 },
];

async function expectGoodLayout(page: Page): Promise<void> {
  expect(await listUnreadableWords(page)).toEqual([]);
  await expectSentenceInView(page);
  await page.evaluate(() => scrollTo(0, document.querySelector('[role=grid]')?.clientHeight ?? 0));
  await expect(page.getByRole('button', { name: 'Period' })).toBeInViewport();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

for (const { name, width, height } of WINDOWS)
  test(`words are below the signs and the sentence stays in view: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openKeyboard(page);
    await getKey(page, 'please').click();

    await expectGoodLayout(page);
  });

const DELTA = ['hamburger', 'strawberry', 'Mushroom Trail', 'banana'].flatMap((word) =>
  Array.from({ length: 32 }, () => word),
);

test('words of custom grids are below the signs, with phrases and suggestions above the sentence', async ({
  page,
}) => {
  const keys = DELTA.map((word) => word.toLowerCase().replace(' ', '-'));
  await page.addInitScript((delta) => {
    const saved = {
      board: 'delta',
      grid: { rows: 3, columns: 11 },
      delta,
      phrases: [{ name: '', sentence: ['please', 'banana'] }],
      history: [['please', 'banana']],
      settings: { hasPrediction: true },
    };
    localStorage.setItem('keyboard', JSON.stringify(saved));
  }, keys);
  await openKeyboard(page);
  await expect(page.getByRole('group', { name: 'Suggested signs' })).toBeVisible();

  for (const { name, width, height } of WINDOWS)
    await test.step(name, async () => {
      await page.setViewportSize({ width, height });
      await expectGoodLayout(page);
    });
});

test('words are below the signs and the sentence stays in view: 200% text', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openKeyboard(page);
  await page.addStyleTag({ content: 'html { font-size: 200% }' });

  await expect(page.getByRole('grid')).toHaveAttribute('aria-colcount', '4');
  expect(await listUnreadableWords(page)).toEqual([]);
  await expectSentenceInView(page);
});

test('with 200% text, phrases and suggestions leave room for the board', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => {
    const phrases = [{ name: '', sentence: ['please', 'banana'] }];
    const saved = { phrases, history: [['please', 'banana']], settings: { hasPrediction: true } };
    localStorage.setItem('keyboard', JSON.stringify(saved));
  });
  await openKeyboard(page);
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  await expect(page.getByRole('group', { name: 'Suggested signs' })).toBeVisible();

  for (const word of ['Kanzi', 'banana', 'yes']) {
    await getKey(page, word).focus();
    expect(await isFocusVisible(page), word).toBe(true);
  }
});
