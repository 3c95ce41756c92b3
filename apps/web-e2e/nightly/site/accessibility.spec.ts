import { checkEveryMode } from '../../support/page-modes/index.ts';
import { signIn } from '../../support/sign-in.ts';
import { publicPages, staffPages } from '../../support/page-modes/site-pages.ts';
import { test } from '../../support/test.ts';

const MODES = 'is accessible with axe, the keyboard, forced colors, large text and zoom';

for (const sitePage of publicPages)
  test(`${sitePage.path} ${MODES}`, ({ page }) => checkEveryMode(page, sitePage));

test.describe('signed in', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/login');
    await signIn(page);
    await page.waitForURL('**/posts');
  });

  for (const sitePage of staffPages)
    test(`${sitePage.path} ${MODES}`, ({ page }) => checkEveryMode(page, sitePage));
});
