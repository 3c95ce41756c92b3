import { checkEveryMode } from '../../support/page-modes/index.ts';
import { signIn } from '../../support/sign-in.ts';
import { publicPaths, staffPaths } from '../../support/site-pages.ts';
import { test } from '../../support/test.ts';

const MODES = 'is accessible with axe, the keyboard, forced colors, large text and zoom';

for (const path of publicPaths) test(`${path} ${MODES}`, ({ page }) => checkEveryMode(page, path));

test.describe('signed in', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/login');
    await signIn(page);
    await page.waitForURL('**/posts');
  });

  for (const path of staffPaths) test(`${path} ${MODES}`, ({ page }) => checkEveryMode(page, path));
});
