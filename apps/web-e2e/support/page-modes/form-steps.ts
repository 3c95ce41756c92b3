import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** A form or game of an island, which must work whenever its script comes. */
export interface SiteForm {
  island: string;
  /** Prepares what the page needs; returns its path. */
  prepare: (page: Page) => Promise<string>;
  /** Whether the server renders no form, because it depends on what the browser has stored. */
  isBrowserOnly?: true;
  fill?: (page: Page) => Promise<void>;
  press: (page: Page) => Promise<void>;
  /** What shows that what was filled in and pressed had its effect once. */
  expectDone: (page: Page) => Promise<void>;
  /** What the page says without JavaScript; undefined for forms that work without it. */
  withoutScript?: RegExp;
}

/** The page needs nothing but its path. */
export const at = (path: string) => () => Promise.resolve(path);

/** Presses the first button of that name in the page. */
export const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first().click();

/** Fills in fields by their labels. */
export const fill = (fields: Record<string, string>) => async (page: Page) => {
  for (const [label, text] of Object.entries(fields))
    await page.getByRole('main').getByLabel(label, { exact: true }).fill(text);
};

export const expectText = (text: string | RegExp) => (page: Page) =>
  expect(page.getByRole('main').getByText(text).first()).toBeVisible();

export const expectUrl = (path: RegExp) => (page: Page) => expect(page).toHaveURL(path);
