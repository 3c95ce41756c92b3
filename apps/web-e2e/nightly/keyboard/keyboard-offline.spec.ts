import { KEYBOARD, openKeyboard } from '../../support/keyboard.ts';
import { expect, test } from '../../support/test.ts';

test.use({ serviceWorkers: 'allow' });

test('with the data saver, sounds are saved only on request', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true, addEventListener: () => undefined },
    }),
  );
  await openKeyboard(page);
  await expect(page.getByText('Your browser is in data-saving mode')).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);

  await page.getByRole('button', { name: 'Save the sounds' }).click();

  await expect(page.getByText(/saved in this browser .* They work offline/)).toBeVisible({ timeout: 60_000 });
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
