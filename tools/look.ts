// npm run look -- PATH…: screenshots of routes or stories at three widths in both color schemes, on one contact sheet.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright';
import { goToStory, launchBrowser, openPage, applyScheme } from '#tools/visual/browser.ts';
import { renderContactSheet } from '#tools/visual/contact-sheet.ts';
import { serveFolder } from '#tools/visual/static-server.ts';
import { SCHEMES } from '#tools/visual/stories.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { base: { type: 'string' }, widths: { type: 'string', default: '360,768,1440' } },
});
if (positionals.length === 0) {
  console.error(
    'Usage: npm run look -- PATH… [--base URL] [--widths 360,768,1440], for example /posts ui-layout-page--default',
  );
  process.exit(2);
}

const base = values.base ?? process.env.PUBLIC_URL ?? 'http://localhost:3000';
const outputFolder = join('dist', 'look');
mkdirSync(outputFolder, { recursive: true });
const storybook = await serveFolder(join('dist', 'storybook'));
const browser = await launchBrowser();

async function openTarget(page: Page, path: string): Promise<void> {
  if (path.includes('--')) {
    await goToStory(page, storybook.url, path);
  } else {
    await page.goto(new URL(path, base).href, { waitUntil: 'networkidle' });
  }
}

for (const path of positionals) {
  const page = await openPage(browser);
  const screenshots = [];
  for (const width of values.widths.split(',').map(Number)) {
    await page.setViewportSize({ width, height: width === 360 ? 780 : 900 });
    await openTarget(page, path);
    for (const scheme of SCHEMES) {
      await applyScheme(page, scheme);
      screenshots.push({
        width,
        scheme,
        png: await page.screenshot({ fullPage: true, animations: 'disabled' }),
      });
    }
  }
  const name = join(
    outputFolder,
    `${path.replaceAll(/[^\w-]+/g, '-').replace(/^-+|-+$/g, '') || 'home'}.png`,
  );
  writeFileSync(name, await renderContactSheet(page, path, screenshots));
  console.log(name);
  await page.context().close();
}

await browser.close();
storybook.close();
