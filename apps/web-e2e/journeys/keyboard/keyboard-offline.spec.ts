import { countSounds, getKey, getSentence, openKeyboard, saveForOfflineUse } from '../../support/keyboard.ts';
import { expect, test } from '../../support/test.ts';

test.use({ serviceWorkers: 'allow' });

test('from the second visit, all three panels speak offline in the chosen sound set', async ({
  page,
  context,
}) => {
  await saveForOfflineUse(page);
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

test(
  'offline, a sign without a saved sound is named, and another set is saved on request',
  { tag: '@nightly' },
  async ({ page, context }) => {
    const played = await countSounds(page);
    await saveForOfflineUse(page);
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
      /2 octaves up\s*Saved, \d\.\d\sMB/,
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
  },
);

test(
  'signs and games work offline, and shop pages are not cached',
  { tag: '@nightly' },
  async ({ page, context }) => {
    await saveForOfflineUse(page);
    await context.setOffline(true);

    await page.goto('/PaniscusKeyboard/signs');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/PaniscusKeyboard/games');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await expect(page.goto('/cart')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
  },
);
