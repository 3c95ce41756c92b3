import type { Page } from '@playwright/test';
import { delayScript } from '../../support/hydration.ts';
import { openAsStaff } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';

/** Inserts elements the way password managers and writing aids do. */
const insertForeignElements = (page: Page) =>
  page.evaluate(() => {
    const create = (name: string) => {
      const element = document.createElement(name);
      element.setAttribute('data-extension', '');
      return element;
    };
    for (const field of document.querySelectorAll('main input')) {
      field.after(create('span'));
      field.parentElement?.prepend(create('extension-icon'));
    }
    document.querySelector('main form')?.prepend(create('div'));
    document.querySelector('main form')?.append(create('iframe'));
    document.body.prepend(create('div'));
    document.body.append(create('extension-overlay'));
  });

for (const { path, script, label } of [
  { path: '/donate', script: 'DonateIsland', label: 'First Name' },
  { path: '/find-order', script: 'FindOrderIsland', label: 'Order number' },
  { path: '/login', script: 'LoginIsland', label: 'Username' },
  { path: '/donations', script: 'entry.client', label: 'Search' },
])
  test(`elements of a browser extension in ${path} do not disturb its hydration or who is typing`, async ({
    page,
  }) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    page.on('pageerror', ({ message }) => problems.push(message));
    if (script === 'entry.client') await openAsStaff(page, '/account');
    const release = await delayScript(page, script);
    await page.goto(path, { waitUntil: 'commit' });
    const field = page.getByRole('main').getByLabel(label, { exact: true }).first();
    await field.fill('coat');
    await field.evaluate((element: HTMLInputElement) => element.setSelectionRange(1, 2));
    await insertForeignElements(page);
    const inserted = await page.locator('[data-extension]').count();
    const before = await field.elementHandle();

    release();
    await page.locator('[data-island][data-hydrated]').first().waitFor({ state: 'attached' });

    expect(problems).toEqual([]);
    expect(await before?.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(
      await before?.evaluate(({ selectionStart, selectionEnd }: HTMLInputElement) => [
        selectionStart,
        selectionEnd,
      ]),
    ).toEqual([1, 2]);
    await expect(field).toHaveValue('coat');
    await expect(page.locator('[data-extension]')).toHaveCount(inserted);
    await field.press('Backspace');
    await expect(field).toHaveValue('cat');
  });
