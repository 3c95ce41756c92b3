import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

const WORDS = ['please', 'visitor', 'bonobo', 'banana', 'and', 'juice', 'now', 'yes'];

const key = (page: Page, word: string) =>
  page.getByRole('gridcell').getByRole('button', { name: word, exact: true });
const control = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const sentence = (page: Page) => page.getByRole('list', { name: /sentence/i }).getByRole('listitem');

function recordAudioRequests(page: Page): string[] {
  const sounds: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/audio/')) sounds.push(pathname);
  });
  return sounds;
}

async function recordPlayback(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const played = { starts: 0, highlighted: [] as string[] };
    Object.assign(window, { played });
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (...when) {
      played.starts += 1;
      start.apply(this, when);
    };
    new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof HTMLElement && target.matches('li[data-sounding]'))
          played.highlighted.push(target.textContent);
    }).observe(document, { subtree: true, attributeFilter: ['data-sounding'] });
  });
}

type Playback = { starts: number; highlighted: string[] };
const played = (page: Page) => page.evaluate(() => (window as unknown as { played: Playback }).played);

test('a sentence takes at most eight signs and can be replayed, played by Period and cleared', async ({
  page,
}) => {
  await recordPlayback(page);
  await page.goto('/PaniscusKeyboard');

  for (const word of WORDS) await key(page, word).click();
  await expect(sentence(page)).toHaveCount(8);
  await key(page, 'no').click();

  await expect(sentence(page)).toHaveCount(8);
  await expect(page.getByText('The sentence is full. Period plays it and clears it.').first()).toBeVisible();
  await expect.poll(async () => (await played(page)).starts).toBeGreaterThan(0);

  await control(page, 'Period').click();
  await expect(sentence(page)).toHaveCount(0, { timeout: 60_000 });
  expect((await played(page)).highlighted).toEqual(WORDS);

  for (const word of ['banana', 'now']) await key(page, word).click();
  await control(page, 'Replay').click();
  await expect.poll(async () => (await played(page)).highlighted.slice(8)).toEqual(['banana', 'now']);
  await expect(sentence(page)).toHaveCount(2);
  await control(page, 'Backspace').click();
  await expect(sentence(page)).toHaveText([/banana/]);
  await control(page, 'Clear').click();
  await expect(sentence(page)).toHaveCount(0);
});

test("the keyboard loads no audio before the first touch, then the word's clip, then only its panel", async ({
  page,
}) => {
  const sounds = recordAudioRequests(page);
  await page.goto('/PaniscusKeyboard', { waitUntil: 'networkidle' });
  expect(sounds).toEqual([]);

  await key(page, 'banana').click();

  await expect.poll(() => sounds).toEqual(['/audio/10/alpha/banana.ogg', '/audio/10/alpha.ogg']);
  await expect(page.getByText('Some sounds are still loading')).toHaveCount(0);
});

test('Alt with the top keys or the visible control selects the sound set, with a chirp', async ({ page }) => {
  const sounds = recordAudioRequests(page);
  await page.goto('/PaniscusKeyboard');
  const selected = () => page.getByRole('group', { name: 'Sound' }).getByRole('radio', { checked: true });
  const soundSet = (index: number) =>
    page.getByRole('group', { name: 'Sound' }).getByRole('radio').nth(index);

  for (const [index, name] of ['Two', 'Three', 'Four', 'Five', 'One'].entries()) {
    await control(page, name).click({ modifiers: ['Alt'] });
    await expect(soundSet((index + 1) % 5)).toBeChecked();
  }
  expect(sounds.filter((sound) => sound === '/audio/chirp.mp3')).toHaveLength(1);
  await control(page, 'Three').click();
  await expect(soundSet(0)).toBeChecked();

  await soundSet(2).check({ force: true });
  await key(page, 'banana').click();
  await expect(selected()).toHaveCount(1);
  await expect.poll(() => sounds).toContain('/audio/20/alpha/banana.ogg');
});

test('each tab restores its own panel and sound set after a reload', async ({ page, context }) => {
  await page.goto('/PaniscusKeyboard');
  const other = await context.newPage();
  await other.goto('/PaniscusKeyboard');

  await control(page, 'Gamma').click();
  await expect(page.getByRole('grid', { name: 'Gamma' })).toBeVisible();
  await control(other, 'Beta').click();

  await expect(page.getByRole('grid', { name: 'Gamma' })).toBeVisible();
  await other.reload();
  await expect(other.getByRole('grid', { name: 'Beta' })).toBeVisible();
});

test('a sound that fails to load is reported and plays after a retry', async ({ page }) => {
  await recordPlayback(page);
  await page.goto('/PaniscusKeyboard');
  await page.route('**/audio/**', (route) => route.abort());

  await key(page, 'banana').click();
  await expect(page.getByText('The sounds could not be loaded.', { exact: true })).toBeVisible();
  await page.unroute('**/audio/**');
  await page.getByRole('button', { name: 'Try again' }).click();

  await expect(page.getByText('The sounds could not be loaded.', { exact: true })).toBeHidden();
  await key(page, 'banana').click();
  await expect.poll(async () => (await played(page)).starts).toBe(1);
});

test('the keyboard reports that the browser blocks audio until it is allowed', async ({ page }) => {
  await recordPlayback(page);
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
  await page.goto('/PaniscusKeyboard');

  await key(page, 'banana').click();
  await expect(page.getByText('The browser is blocking sound.', { exact: true })).toBeVisible();
  expect((await played(page)).starts).toBe(0);
  await page.evaluate(
    () => ((window as unknown as { browser: { isBlocked: boolean } }).browser.isBlocked = false),
  );
  await page.getByRole('button', { name: 'Turn sound on' }).click();

  await expect(page.getByText('The browser is blocking sound.', { exact: true })).toBeHidden();
  await expect.poll(async () => (await played(page)).starts).toBe(1);
});

test('the keyboard has one canonical URL, a short URL that redirects to it, and a link in the navigation bar', async ({
  page,
  baseURL,
}) => {
  await page.goto('/keyboard');
  await page.waitForURL('**/PaniscusKeyboard');
  await page.goto('/paniscusKEYBOARD/');

  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/PaniscusKeyboard`);
  await expect(page).toHaveTitle('Paniscus Keyboard · Paniscus');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link', { name: 'Keyboard' })).toHaveAttribute('aria-current', 'page');
});
