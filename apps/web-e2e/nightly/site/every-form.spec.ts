import { readdir } from 'node:fs/promises';
import { delayScript } from '../../support/hydration.ts';
import { ISLANDS_WITHOUT_FORM, siteForms } from '../../support/page-modes/site-forms.ts';
import { expect, test } from '../../support/test.ts';

const ISLANDS = new URL('../../../web/app/islands/', import.meta.url);

test('every island with a form is tried here', async () => {
  const files = await readdir(ISLANDS);

  const islands = files.flatMap((file) => /^(\w+Island)\.tsx$/.exec(file)?.[1] ?? []);
  expect(islands.sort()).toEqual([...siteForms.map(({ island }) => island), ...ISLANDS_WITHOUT_FORM].sort());
});

for (const form of siteForms) {
  const { island, prepare, isBrowserOnly = false, fill, press, expectDone, withoutScript } = form;

  test(`${island} does what was filled in and pressed before its script came`, async ({ page }) => {
    const path = await prepare(page);
    const release = await delayScript(page, island);
    await page.goto(path, { waitUntil: 'commit' });
    if (isBrowserOnly) {
      await expect(page.getByRole('main').getByText('Loading...')).toBeVisible();
      release();
    }
    await fill?.(page);
    await press(page);

    release();

    await expectDone(page);
  });

  test(`${island} works after two failed downloads of its script`, async ({ page }) => {
    const path = await prepare(page);
    let downloads = 0;
    await page.route(`**/assets/${island}-*.js`, (route) => {
      downloads++;
      return downloads <= 2 ? route.abort() : route.continue();
    });
    await page.goto(path);
    await fill?.(page);
    await press(page);

    await expectDone(page);
    expect(downloads).toBeGreaterThan(2);
  });

  test(`${island} works or says what it needs without JavaScript`, async ({ page, openVisitor }) => {
    const path = await prepare(page);
    const reader = await openVisitor({ javaScriptEnabled: false });
    await reader.goto(path);
    if (withoutScript === undefined) {
      await fill?.(reader);
      await press(reader);
      await expectDone(reader);
    } else {
      await expect(reader.getByRole('main').getByText(withoutScript).first()).toBeVisible();
      await expect(reader.getByText('Loading...').filter({ visible: true })).toHaveCount(0);
    }
  });
}
