import { prepareContentPaths } from '../../support/content-pages.ts';
import { waitUntilHydrated } from '../../support/hydration.ts';
import { expect, test } from '../../support/test.ts';

const INTERACTIVE_PATHS = ['/store', '/donate', '/find-order', '/find-giving', '/PaniscusKeyboard', '/login'];

test('every island of every page for visitors starts', async ({ page }) => {
  const paths = [...(await prepareContentPaths(page)), ...INTERACTIVE_PATHS];
  let islands = 0;

  for (const path of paths) {
    await page.goto(path);
    for (const island of await page.locator('[data-island]').all()) {
      await island.scrollIntoViewIfNeeded();
      islands += 1;
    }
    await test.step(path, () => waitUntilHydrated(page));
  }

  expect(islands).toBeGreaterThan(8);
});
