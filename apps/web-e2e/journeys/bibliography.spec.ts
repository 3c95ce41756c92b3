import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { faultsByDayAndNight } from '../support/faults.ts';
import { expect, test } from '../support/test.ts';

const LIST = '/SueBiblio';
const count = (page: Page) => page.getByRole('main').getByRole('status');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Title, author, journal' });

async function getContent(page: Page, link: string): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: link, exact: true }).first().click();
  return readFile(await (await download).path(), 'utf8');
}

test('the list is complete and searchable without JavaScript, and links to each work and its citations', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const reader = await context.newPage();
  await reader.goto(LIST);
  await expect(reader.getByRole('article')).toHaveCount(71);

  await search(reader).fill('ROFFMAN stone');
  await reader.getByRole('button', { name: 'Show' }).click();

  await expect(count(reader)).toHaveText('1 of 71 works');
  await expect(reader).toHaveURL(/q=ROFFMAN\+stone/);
  await reader.getByRole('link', { name: /^Stone tool production/ }).click();
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(/^Stone tool production/);
  await expect(reader.getByText('@article{stone_tools_2012,')).toBeVisible();
  await expect(reader.getByRole('button', { name: 'Copy APA' })).toBeHidden();
  await reader.getByRole('link', { name: 'All works' }).click();
  await expect(count(reader)).toHaveText('71 works');
  await context.close();
});

test('the list and the URL follow the search text and filters', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto(LIST, { waitUntil: 'networkidle' });
  expect(scripts.filter((address) => address.includes('Island'))).toEqual([]);

  await search(page).pressSequentially('savage tool');
  await expect(count(page)).not.toHaveText('71 works');
  await page.getByRole('combobox', { name: 'Years' }).selectOption('2010s');

  await expect(count(page)).toHaveText('1 of 71 works');
  await expect(page).toHaveURL(/\/SueBiblio\?q=savage%20tool&years=2010s$/);
  await page.reload();
  await expect(count(page)).toHaveText('1 of 71 works');
  await search(page).fill('penguins');
  await expect(page.getByText('Nothing found.')).toBeVisible();
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(count(page)).toHaveText('71 works');
});

test('the filtered list and a single work can be downloaded', async ({ page }) => {
  await page.goto(`${LIST}?topic=welfare`);

  const bib = await getContent(page, 'BibTeX');
  const csl = JSON.parse(await getContent(page, 'CSL-JSON')) as { id: string }[];
  await page.goto(`${LIST}/kanzi-1994`);
  const ris = await getContent(page, 'Download .ris');

  expect(csl.map(({ id }) => id)).toEqual(['welfare-of-apes-2007', 'pan-survival-2019']);
  expect(bib.match(/^@/gm)).toHaveLength(2);
  expect(ris).toContain('TI  - Kanzi: The Ape at the Brink of the Human Mind\n');
});

test('copies the displayed citation to the clipboard', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL });
  await page.goto(`${LIST}/ape-language-1986`);

  await page.getByRole('button', { name: 'Copy APA' }).click();

  await expect(page.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'Savage-Rumbaugh, S. (1986). Ape Language: From Conditioned Response to Symbol. Columbia University Press.',
  );
});

test('returns 404 for an unknown work', async ({ request }) => {
  expect((await request.get(`${LIST}/no-such-work`)).status()).toBe(404);
  expect((await request.get(`${LIST}/files/no-such-work.bib`)).status()).toBe(404);
  expect((await request.get(`${LIST}/files/all.doc`)).status()).toBe(404);
});

for (const path of [LIST, `${LIST}?q=penguins`, `${LIST}/stone-tools-2012`])
  test(`a machine finds no fault with ${path}`, async ({ page }) => {
    await page.goto(path);

    expect(await faultsByDayAndNight(page)).toEqual([]);
  });
