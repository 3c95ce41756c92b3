import { listContentPaths } from '#tools/bench/content-pages/paths.ts';
import { sumBytes, measurePage } from '#tools/bench/content-pages/page-weight.ts';
import type { PageWeight } from '#tools/bench/content-pages/page-weight.ts';
import { publish, signIn } from '../support/sign-in.ts';
import { system } from '../support/system.ts';
import { expect, test } from '../support/test.ts';

/** In compressed bytes. */
const SCRIPT_MAX = 10_000;
/**
 * In bytes: HTML, fonts, icon and script of a text page. The home page is mostly images, so `WHOLE_MAX` applies to it.
 */
const TEXT_MAX = 60_000;
const REQUESTS_MAX = 8;
/** In bytes: includes images below the fold and eagerly hydrated islands, but no video. */
const WHOLE_MAX = 250_000;

test('reading pages stay within their size and script budgets', async ({ page, browser }) => {
  test.setTimeout(180_000);
  await page.goto('/login');
  await signIn(page);
  await page.waitForURL('**/posts');
  await publish(page, 'How much a page weighs', 'Not *much*.');

  const weights: PageWeight[] = [];
  for (const path of await listContentPaths(system.siteUrl))
    weights.push(await measurePage(browser, system.siteUrl, path));

  expect(weights.length).toBeGreaterThan(20);
  for (const {
    path,
    baseFiles: text,
    scriptBytes,
    visibleImages: pictures,
    lazyImages: later,
    islandScripts: islands,
  } of weights) {
    const whole = [...text, ...pictures, ...later, ...islands];
    const account = text.map(({ url, bytes }) => `${bytes} ${url}`).join('\n');
    const description = `${path}: ${sumBytes(text)} in ${text.length}, whole ${sumBytes(whole)}`;
    test.info().annotations.push({ type: 'weight', description });
    expect.soft(scriptBytes, `script of ${path}\n${account}`).toBeLessThanOrEqual(SCRIPT_MAX);
    expect.soft(text.length, `requests of ${path}\n${account}`).toBeLessThanOrEqual(REQUESTS_MAX);
    expect
      .soft(sumBytes(text), `bytes of ${path}\n${account}`)
      .toBeLessThanOrEqual(path === '/' ? WHOLE_MAX : TEXT_MAX);
    expect.soft(sumBytes(whole), `${path} with its pictures`).toBeLessThanOrEqual(WHOLE_MAX);
    const others = whole.filter(({ url }) => !url.startsWith(system.siteUrl));
    expect.soft(others, `what ${path} has from elsewhere`).toEqual([]);
  }
});
