import type { Page } from '@playwright/test';
import { KEYBOARD, getKey, openKeyboard, getSentence } from '../support/keyboard-access.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** Plays a sound and waits until everything for offline use is cached. */
async function saveForFutureUse(page: Page): Promise<void> {
  await openKeyboard(page);
  await getKey(page, 'banana').click();
  await expect(page.getByText('They work without a network.')).toBeVisible({ timeout: 60_000 });
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

test('a board that has played a sound reloads and plays offline', async ({ page, context }) => {
  await saveForFutureUse(page);
  const sounds = await countSounds(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('You are offline.')).toBeVisible();

  const before = await sounds();
  await getKey(page, 'juice').click();
  await expect.poll(sounds).toBeGreaterThan(before);
  await page.getByRole('button', { name: 'Gamma', exact: true }).click();
  const played = await sounds();
  await getKey(page, 'hand').click();
  await expect.poll(sounds).toBeGreaterThan(played);

  await expect(getSentence(page).filter({ hasText: 'juice' })).toHaveCount(1);
  await expect(getSentence(page).filter({ hasText: 'hand' })).toHaveCount(1);
});

test('signs and games work offline, and shop pages are not cached', async ({ page, context }) => {
  await saveForFutureUse(page);
  await context.setOffline(true);

  await page.goto('/PaniscusKeyboard/signs');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/PaniscusKeyboard/games');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await expect(page.goto('/cart')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
});

test('the web app manifest has everything needed to install the keyboard', async ({ page, request }) => {
  await page.goto(KEYBOARD);
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');

  const response = await request.get(address ?? '');
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
