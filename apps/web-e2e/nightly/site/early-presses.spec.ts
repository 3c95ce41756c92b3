import { delayScript, waitUntilHydrated } from '../../support/hydration.ts';
import { getSentence, KEYBOARD } from '../../support/keyboard.ts';
import { pickStoreItem } from '../../support/shop.ts';
import { openAsStaff } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';

test('a press that waits for a script for a long time says so until the script arrives', async ({ page }) => {
  await page.clock.install();
  const { product } = await pickStoreItem();
  const release = await delayScript(page, 'ProductIsland');
  await page.goto(`/product/${product.id}`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await page.clock.fastForward('00:11');
  const notice = page.getByRole('alert').filter({ hasText: 'Still loading.' });
  await expect(notice).toBeVisible();

  release();

  await expect(page.getByRole('status').filter({ hasText: 'cart' })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('arrow keys pressed before hydration move the focus on the board', async ({ page }) => {
  const release = await delayScript(page, 'KeyboardIsland');
  await page.goto(KEYBOARD, { waitUntil: 'commit' });
  const keys = page.getByRole('grid').getByRole('button');
  await keys.first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');

  release();

  await expect(keys.nth(2)).toBeFocused();
});

test('Enter pressed before hydration presses the key that the arrow keys before it have reached', async ({
  page,
}) => {
  const release = await delayScript(page, 'KeyboardIsland');
  await page.goto('/PaniscusKeyboard', { waitUntil: 'commit' });
  const keys = page.getByRole('grid').getByRole('button');
  const words = await Promise.all([0, 1, 2, 9].map((at) => keys.nth(at).getAttribute('aria-label')));
  await keys.first().focus();
  for (const key of ['Enter', 'ArrowRight', 'Enter', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await keys.nth(9).click();
  await page.keyboard.press('Enter');

  release();

  const pressed = [...words, words[3]].map((word) => new RegExp(word ?? ''));
  await expect(getSentence(page)).toHaveText(pressed);
  await expect(keys.nth(9)).toBeFocused();
});

test('keys pressed while earlier ones are replayed go on from where those lead to', async ({ page }) => {
  const release = await delayScript(page, 'KeyboardIsland');
  await page.goto(KEYBOARD, { waitUntil: 'commit' });
  const keys = page.getByRole('grid').getByRole('button');
  const names = await Promise.all([1, 2, 3].map((index) => keys.nth(index).getAttribute('aria-label')));
  await keys.first().focus();
  for (const key of ['ArrowRight', 'Enter', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  // After the first arrow key, sooner than the test could press.
  await keys.nth(1).evaluate((cell: HTMLElement) => {
    const press = () => {
      cell.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }),
      );
      cell.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    };
    cell.addEventListener('focusin', () => queueMicrotask(press), { once: true });
  });

  release();

  await expect(getSentence(page)).toHaveText(names.map((name) => name ?? ''));
  await expect(keys.nth(3)).toBeFocused();
});

for (const [name, path, failing] of [
  ['an island that is hydrated with the page', '/failure', 'FailureIsland'],
  ['an island that is hydrated on demand', '/contact', 'ContactIsland'],
  ['the script of the site', '/contact', 'site-script'],
] as const) {
  test(`${name} is loaded again after a failed download`, async ({ page }) => {
    let failures = 0;
    await page.route(`**/assets/${failing}-*.js`, (route) => {
      failures++;
      return failures <= 2 ? route.abort() : route.continue();
    });
    await page.goto(path);
    if (path === '/contact') {
      await page.getByLabel('Your name').fill('Ada');
      await page.getByRole('button', { name: 'Open my email app' }).click();
    }

    await page.locator('[data-island][data-hydrated]').waitFor();

    expect(failures).toBeGreaterThan(2);
    if (path === '/contact') {
      await expect(page.getByLabel('Your name')).toHaveValue('Ada');
      await expect(page.getByLabel('Your email')).toHaveAttribute('aria-invalid', 'true');
    } else await expect(page.getByText(/There is no failed payment to show/)).toBeVisible();
  });
}

test('a link pressed while an earlier search is replayed opens its page, not the results', async ({
  page,
}) => {
  await openAsStaff(page, '/account');
  const release = await delayScript(page, 'staff-orders');
  await page.goto('/orders', { waitUntil: 'commit' });
  await page.getByRole('main').getByLabel('Search').fill('PN');
  await page.keyboard.press('Enter');
  // Between hydration and the replay, sooner than the test could press.
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.body.hasAttribute('data-replaying'))
        document.querySelector<HTMLElement>('header a[href="/dashboard"]')?.click();
    }).observe(document.body, { attributeFilter: ['data-replaying'] });
  });

  release();
  await page.locator('body[data-hydrated]').waitFor();

  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
});

for (const script of ['KeyboardIsland', 'ToolbarDialogs'])
  test(`a word typed while “Find a word” waits for its ${script} is found`, async ({ page }) => {
    const release = await delayScript(page, script);
    await page.goto(KEYBOARD, { waitUntil: 'commit' });
    const button = page.getByRole('button', { name: 'Find a word' });
    if (script === 'ToolbarDialogs') await waitUntilHydrated(page);
    await button.click();
    await page.keyboard.type('tickle ');
    await page.keyboard.press('Backspace');
    await expect(button).toHaveAttribute('aria-busy', 'true');

    release();

    await expect(page.getByRole('searchbox', { name: 'Find a word' })).toHaveValue('tickle');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('grid').getByRole('button', { name: 'tickle' })).toBeFocused();
  });
