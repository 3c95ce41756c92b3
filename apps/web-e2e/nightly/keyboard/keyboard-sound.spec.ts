import type { Page } from '@playwright/test';
import { getKey, getSentence, KEYBOARD, openKeyboard, recordPlayback } from '../../support/keyboard.ts';
import { pauseClock } from '../../support/page-clock.ts';
import { expect, test } from '../../support/test.ts';

const getControl = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

function recordAudioRequests(page: Page): string[] {
  const sounds: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/audio/')) sounds.push(pathname);
  });
  return sounds;
}

test("the keyboard loads no audio before the first touch, then the word's clip, then only its panel", async ({
  page,
}) => {
  const sounds = recordAudioRequests(page);
  // Idle, because requests are expected not to happen.
  await page.goto(KEYBOARD, { waitUntil: 'networkidle' });
  expect(sounds).toEqual([]);

  await getKey(page, 'banana').click();

  await expect.poll(() => sounds).toEqual(['/audio/10/alpha/banana.ogg', '/audio/10/alpha.ogg']);
  await expect(page.getByText('Some sounds are still loading')).toHaveCount(0);
});

test('Alt with the top keys or the visible control selects the sound set, with a chirp', async ({ page }) => {
  const sounds = recordAudioRequests(page);
  await openKeyboard(page);
  const selected = () => page.getByRole('group', { name: 'Sound' }).getByRole('radio', { checked: true });
  const soundSet = (index: number) =>
    page.getByRole('group', { name: 'Sound' }).getByRole('radio').nth(index);

  for (const [index, name] of ['Two', 'Three', 'Four', 'Five', 'One'].entries()) {
    await getControl(page, name).click({ modifiers: ['Alt'] });
    await expect(soundSet((index + 1) % 5)).toBeChecked();
  }
  expect(sounds.filter((sound) => sound === '/audio/chirp.mp3')).toHaveLength(1);
  await getControl(page, 'Three').click();
  await expect(soundSet(0)).toBeChecked();

  await soundSet(2).check({ force: true });
  await getKey(page, 'banana').click();
  await expect(selected()).toHaveCount(1);
  await expect.poll(() => sounds).toContain('/audio/20/alpha/banana.ogg');
});

test('a sound that fails to load is reported and plays after a retry', async ({ page }) => {
  const readPlayback = await recordPlayback(page);
  await openKeyboard(page);
  await page.route('**/audio/**', (route) => route.abort());

  await getKey(page, 'banana').click();
  await expect(page.getByText('The sounds could not be loaded.', { exact: true })).toBeVisible();
  await page.unroute('**/audio/**');
  await page.getByRole('button', { name: 'Try again' }).click();

  await expect(page.getByText('The sounds could not be loaded.', { exact: true })).toBeHidden();
  await getKey(page, 'banana').click();
  await expect.poll(async () => (await readPlayback()).starts).toBe(1);
});

test('the keyboard reports that the browser blocks audio until it is allowed', async ({ page }) => {
  const readPlayback = await recordPlayback(page);
  await page.addInitScript(() => {
    const browser = { isBlocked: true };
    Object.assign(window, { browser });
    const { resume } = AudioContext.prototype;
    AudioContext.prototype.resume = function () {
      return browser.isBlocked ? new Promise(() => undefined) : resume.call(this);
    };
    const state = Object.getOwnPropertyDescriptor(BaseAudioContext.prototype, 'state');
    Object.defineProperty(BaseAudioContext.prototype, 'state', {
      get(this: AudioContext) {
        return browser.isBlocked ? 'suspended' : (state?.get?.call(this) as string);
      },
    });
  });
  await openKeyboard(page);

  await getKey(page, 'banana').click();
  await expect(page.getByText('The browser is blocking sound.', { exact: true })).toBeVisible();
  expect((await readPlayback()).starts).toBe(0);
  await page.evaluate(
    () => ((window as unknown as { browser: { isBlocked: boolean } }).browser.isBlocked = false),
  );
  await page.getByRole('button', { name: 'Turn sound on' }).click();

  await expect(page.getByText('The browser is blocking sound.', { exact: true })).toBeHidden();
  await expect.poll(async () => (await readPlayback()).starts).toBe(1);
});

test('a sign that is touched while Period speaks begins the next sentence, and Replay repeats the last one', async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await openKeyboard(page);
  for (const word of ['please', 'banana', 'now']) await getKey(page, word).click();

  // Sounds end by timers.
  await pauseClock(page);
  await page.getByRole('button', { name: 'Period' }).click();
  await getKey(page, 'juice').click();
  await expect(getSentence(page)).toHaveText([/juice/]);
  await expect(page.getByText('Speaking: please banana now')).toBeVisible();
  await page.clock.resume();
  await expect(page.getByText('Speaking: please banana now')).toBeHidden({ timeout: 60_000 });
  await expect(getSentence(page)).toHaveText([/juice/]);

  await page.getByRole('button', { name: 'Backspace' }).click();
  await page.getByRole('button', { name: 'Replay' }).click();
  await expect(page.getByText('Speaking: please banana now')).toBeVisible();
  await expect(page.getByText('The sentence is empty.')).toHaveCount(0);
});
