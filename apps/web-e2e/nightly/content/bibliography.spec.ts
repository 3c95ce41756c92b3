import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { listViolationsInBothSchemes } from '../../support/accessibility.ts';
import { expect, test } from '../../support/test.ts';

const LIST = '/SueBiblio';
const count = (page: Page) => page.getByRole('main').getByRole('status');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Title, author, journal' });

async function downloadText(page: Page, link: string): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: link, exact: true }).first().click();
  return readFile(await (await download).path(), 'utf8');
}

test('the bibliography is complete and searchable without JavaScript, and links to each publication and its citations', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const reader = await context.newPage();
  await reader.goto(LIST);
  await expect(reader.getByRole('article')).toHaveCount(71);

  await search(reader).fill('ROFFMAN stone');
  await reader.getByRole('button', { name: 'Search' }).click();

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

test('the publication list and the URL follow the search text and filters', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  // Idle, because requests are expected not to happen.
  await page.goto(LIST, { waitUntil: 'networkidle' });
  expect(requests.filter((url) => url.includes('Island'))).toEqual([]);

  await search(page).pressSequentially('savage tool');
  await expect(count(page)).not.toHaveText('71 works');
  await page.getByRole('combobox', { name: 'Years' }).selectOption('2010s');

  await expect(count(page)).toHaveText('1 of 71 works');
  await expect(page).toHaveURL(/\/SueBiblio\?q=savage%20tool&years=2010s$/);
  await page.reload();
  await expect(count(page)).toHaveText('1 of 71 works');
  await search(page).fill('penguins');
  await expect(page.getByText('No results.')).toBeVisible();
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(count(page)).toHaveText('71 works');
  await expect(count(page)).toBeInViewport();
});

test('filters are cleared by a press that follows right after the last letter', async ({ page }) => {
  await page.goto(`${LIST}#works`);
  await search(page).fill('penguins');

  await page.getByRole('link', { name: 'Show all works' }).click();

  await expect(search(page)).toHaveValue('');
  await expect(count(page)).toHaveText('71 works');
});

test('Back returns to the works as they were before they were filtered', async ({ page }) => {
  await page.goto('/research');
  await page.goto(LIST);
  const type = page.getByRole('combobox', { name: 'Type' });
  const topic = page.getByRole('combobox', { name: 'Topic' });
  await type.selectOption('book');
  await topic.selectOption('culture');
  await expect(page).toHaveURL(/\?type=book&topic=culture$/);
  const filtered = (await count(page).textContent()) ?? '';

  await page.goBack();

  await expect(count(page)).toHaveText('71 works');
  await expect(type).toHaveValue('');
  await page.goForward();
  await expect(count(page)).toHaveText(filtered);
  await expect(topic).toHaveValue('culture');
  await page.reload({ waitUntil: 'commit' });
  await page.goBack();
  await expect(count(page)).toHaveText('71 works');
  await expect(type).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL(/\/research$/);
});

test('a search on a phone, where the form fills the window, leads to what it found', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(LIST);

  await search(page).fill('stone');
  await search(page).press('Enter');

  await expect(page).toHaveURL(/\/SueBiblio\?q=stone/);
  await expect(count(page)).toHaveText('3 of 71 works');
  await expect(count(page)).toBeInViewport();

  await page.goBack();
  await expect(count(page)).toHaveText('71 works');
});

test('the filtered list and a single publication can be downloaded', async ({ page }) => {
  await page.goto(`${LIST}?topic=welfare`);

  const bib = await downloadText(page, 'BibTeX');
  const csl = JSON.parse(await downloadText(page, 'CSL-JSON')) as { id: string }[];
  await page.goto(`${LIST}/kanzi-1994`);
  const ris = await downloadText(page, 'Download .ris');

  expect(csl.map(({ id }) => id)).toEqual(['welfare-of-apes-2007', 'pan-survival-2019']);
  expect(bib.match(/^@/gm)).toHaveLength(2);
  expect(ris).toContain('TI  - Kanzi: The Ape at the Brink of the Human Mind\n');
});

test('a displayed citation can be copied to the clipboard', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL });
  await page.goto(`${LIST}/ape-language-1986`);

  await page.getByRole('button', { name: 'Copy APA' }).click();

  await expect(page.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'Savage-Rumbaugh, S. (1986). Ape Language: From Conditioned Response to Symbol. Columbia University Press.',
  );
});

test('an unknown publication returns 404', async ({ request }) => {
  expect((await request.get(`${LIST}/no-such-work`)).status()).toBe(404);
  expect((await request.get(`${LIST}/files/no-such-work.bib`)).status()).toBe(404);
  expect((await request.get(`${LIST}/files/all.doc`)).status()).toBe(404);
});

for (const path of [LIST, `${LIST}?q=penguins`, `${LIST}/stone-tools-2012`])
  test(`axe finds no violations on ${path}`, async ({ page }) => {
    expect((await page.goto(path))?.status()).toBe(200);

    expect(await listViolationsInBothSchemes(page)).toEqual([]);
  });
