import type { Page } from '@playwright/test';
import { signIn } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** Goes back through the page by keyboard, and lists what has the focus while the app bar covers it. */
async function listCovered(page: Page): Promise<string[]> {
  await page.locator('main :is(a, button):visible').last().focus();
  const covered: string[] = [];
  for (let stops = 0; stops < 60; stops += 1) {
    await page.keyboard.press('Shift+Tab');
    const focused = await page.evaluate(() => {
      const bar = document.querySelector('.MuiAppBar-root');
      const element = document.activeElement;
      if (!bar || !element || element === document.body || bar.contains(element)) return undefined;
      const { top } = element.getBoundingClientRect();
      return {
        name: element.textContent || element.tagName,
        isCovered: top < bar.getBoundingClientRect().bottom,
      };
    });
    if (focused === undefined) break;
    if (focused.isCovered) covered.push(focused.name);
  }
  return covered;
}

const enlargeText = (page: Page) => page.addStyleTag({ content: 'html { font-size: 200% }' });

for (const path of ['/', '/donate', '/store'])
  test(`the app bar covers nothing that has the focus in large text: ${path}`, async ({ page }) => {
    await page.goto(path);
    await enlargeText(page);

    await expect(page.getByRole('link', { name: 'Skip to content' })).not.toBeInViewport();
    expect(await listCovered(page)).toEqual([]);
  });

test('the app bar of staff covers nothing that has the focus in large text', async ({ page }) => {
  await page.goto('/login');
  await signIn(page);
  await page.waitForURL('**/posts');
  await page.goto('/funds');
  await enlargeText(page);

  expect(await listCovered(page)).toEqual([]);
});

test('the workshop of signs can be used in large text', async ({ page }) => {
  await page.goto('/PaniscusKeyboard/signs');
  await enlargeText(page);

  for (const name of ['Dot', 'Circle']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true');
  }

  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('an amount can be read while it is typed in large text', async ({ page }) => {
  await page.goto('/donate');
  await enlargeText(page);
  await page.getByRole('radio', { name: 'Quarterly' }).check();
  const amount = page.getByRole('textbox', { name: 'Amount' });

  await amount.fill('1234.56');

  const { needed, available } = await amount.evaluate(({ scrollWidth, clientWidth }) => ({
    needed: scrollWidth,
    available: clientWidth,
  }));
  expect(needed).toBeLessThanOrEqual(available);
});
