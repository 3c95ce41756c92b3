import type { Page } from '@playwright/test';
import { KEYBOARD, getKey, openKeyboard, getSentence } from '../../support/keyboard.ts';
import { expect, test } from '../../support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** First visit, without a touch: everything for offline use is saved in the background. */
async function prepareOffline(page: Page): Promise<void> {
  await openKeyboard(page);
  await expect(page.getByText(/saved in this browser .* They work offline/)).toBeVisible({ timeout: 60_000 });
}

async function countSounds(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const played = { count: 0 };
    Object.assign(globalThis, { played });
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...times) {
      played.count += 1;
      return start.apply(this, times as []);
    };
  });
  return () => page.evaluate(() => (globalThis as unknown as { played: { count: number } }).played.count);
}

test('from the second visit, all three panels speak offline in the chosen sound set', async ({
  page,
  context,
}) => {
  await prepareOffline(page);
  await page.close();
  await context.setOffline(true);
  const second = await context.newPage();
  const sounds = await countSounds(second);
  await openKeyboard(second);
  await expect(second.getByText('You are offline.')).toBeVisible();

  for (const [panel, word] of [
    ['Gamma', 'hand'],
    ['Beta', 'outdoors'],
    ['Alpha', 'juice'],
  ] as const) {
    const before = await sounds();
    await second.getByRole('button', { name: panel, exact: true }).click();
    await getKey(second, word).click();
    await expect.poll(sounds).toBeGreaterThan(before);
  }
  await expect(getSentence(second)).toHaveText([/hand/, /outdoors/, /juice/]);
});

test('offline, a sign without a saved sound is named, and another set is saved on request', async ({
  page,
  context,
}) => {
  const played = await countSounds(page);
  await prepareOffline(page);
  await context.setOffline(true);
  await page.getByRole('radio', { name: '1 octave up' }).check({ force: true });
  await getKey(page, 'banana').click();
  const missing = page.getByText('the sound of “banana” is not saved on this device').first();
  await expect(missing).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
  await context.setOffline(false);
  await expect(missing).toBeHidden();
  const beforeRetry = await played();
  await getKey(page, 'banana').click();
  await expect.poll(played).toBeGreaterThan(beforeRetry);
  await expect(missing).toBeHidden();

  await page.getByRole('button', { name: 'Save 2 octaves up' }).click();
  await expect(page.getByRole('list', { name: 'Other sounds' })).toContainText(
    /2 octaves up\s*Saved, \d\.\d MB/,
    { timeout: 60_000 },
  );
  await context.setOffline(true);
  await page.reload();
  const sounds = await countSounds(page);
  await page.reload();
  await page.getByRole('radio', { name: '2 octaves up' }).check({ force: true });
  const before = await sounds();
  await getKey(page, 'juice').click();
  await expect.poll(sounds).toBeGreaterThan(before);
});

test('with the data saver, sounds are saved only on request', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true, addEventListener: () => undefined },
    }),
  );
  await openKeyboard(page);
  await expect(page.getByText('Your browser is set to save data')).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);

  await page.getByRole('button', { name: 'Save the sounds' }).click();

  await expect(page.getByText(/saved in this browser .* They work offline/)).toBeVisible({ timeout: 60_000 });
});

test('signs and games work offline, and shop pages are not cached', async ({ page, context }) => {
  await prepareOffline(page);
  await context.setOffline(true);

  await page.goto('/PaniscusKeyboard/signs');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/PaniscusKeyboard/games');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await expect(page.goto('/cart')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
});

test('the web app manifest has everything needed to install the keyboard', async ({ page, request }) => {
  await page.goto(KEYBOARD);
  const manifestUrl = await page.locator('link[rel="manifest"]').getAttribute('href');

  const response = await request.get(manifestUrl ?? '');
  const manifest = (await response.json()) as {
    start_url: string;
    display: string;
    icons: { src: string; sizes: string; purpose: string }[];
  };

  expect(response.headers()['content-type']).toContain('application/manifest+json');
  expect(manifest).toMatchObject({ start_url: '/PaniscusKeyboard', display: 'standalone' });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src } of manifest.icons)
    expect((await request.get(src)).headers()['content-type'], src).toBe('image/png');
});
