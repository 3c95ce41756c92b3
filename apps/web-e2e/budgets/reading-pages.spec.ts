import { sumBytes, measurePageWeight } from '#tools/bench/content-pages/page-weight.ts';
import type { PageWeight, TransferredFile } from '#tools/bench/content-pages/page-weight.ts';
import { prepareContentPaths } from '../support/content-pages.ts';
import { system } from '../support/system.ts';
import { expect, test } from '../support/test.ts';

/** Compressed size. */
const MAX_SCRIPT_BYTES = 10_000;
/**
 * HTML, fonts, icon and script of a text page. The home page is mostly images, so `MAX_TOTAL_BYTES` applies to it.
 */
const MAX_TEXT_PAGE_BYTES = 60_000;
const MAX_REQUESTS = 8;
/** Includes images below the fold and eagerly hydrated islands, but no video. */
const MAX_TOTAL_BYTES = 250_000;

const describeFiles = (files: readonly TransferredFile[]) =>
  files.map(({ url, bytes }) => `${bytes} ${url}`).join('\n');

test('reading pages stay within their size and script budgets', async ({ page, browser }) => {
  test.setTimeout(180_000);
  const weights: PageWeight[] = [];
  for (const path of await prepareContentPaths(page))
    weights.push(await measurePageWeight(browser, system.siteUrl, path));

  expect(weights.length).toBeGreaterThan(20);
  for (const { path, baseFiles, scriptBytes, visibleImages, lazyImages, islandScripts } of weights) {
    const allFiles = [...baseFiles, ...visibleImages, ...lazyImages, ...islandScripts];
    const details = describeFiles(baseFiles);
    const description = `${path}: ${sumBytes(baseFiles)} in ${baseFiles.length}, total ${sumBytes(allFiles)}`;
    test.info().annotations.push({ type: 'weight', description });
    expect.soft(scriptBytes, `script of ${path}\n${details}`).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
    expect.soft(baseFiles.length, `requests of ${path}\n${details}`).toBeLessThanOrEqual(MAX_REQUESTS);
    expect
      .soft(sumBytes(baseFiles), `bytes of ${path}\n${details}`)
      .toBeLessThanOrEqual(path === '/' ? MAX_TOTAL_BYTES : MAX_TEXT_PAGE_BYTES);
    expect
      .soft(sumBytes(allFiles), `total size of ${path}\n${describeFiles(allFiles)}`)
      .toBeLessThanOrEqual(MAX_TOTAL_BYTES);
    const thirdPartyFiles = allFiles.filter(({ url }) => !url.startsWith(system.siteUrl));
    expect.soft(thirdPartyFiles, `third-party files of ${path}`).toEqual([]);
  }
});
