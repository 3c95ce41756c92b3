// npm run look -- PATH…: screenshots of routes or stories at three widths in both color schemes, on one contact sheet.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright';
import { contactSheet } from './look/sheet.ts';
import { goToStory, launchBrowser, openPage, showScheme } from '#tools/visual/browser.ts';
import { serveFolder } from '#tools/visual/static-server.ts';
import { SCHEMES } from '#tools/visual/stories.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { base: { type: 'string' }, widths: { type: 'string', default: '360,768,1440' } },
});
if (positionals.length === 0) {
  console.error(
    'Say what to look at: npm run look -- /posts ui-button--default [--base http://localhost:3000]',
  );
  process.exit(2);
}

const base = values.base ?? process.env.PUBLIC_URL ?? 'http://localhost:3000';
const out = join('dist', 'look');
mkdirSync(out, { recursive: true });
const storybook = await serveFolder(join('dist', 'storybook'));
const browser = await launchBrowser();

async function go(page: Page, path: string): Promise<void> {
  if (path.includes('--')) {
    await goToStory(page, storybook.address, path);
  } else {
    await page.goto(new URL(path, base).href, { waitUntil: 'networkidle' });
  }
}

for (const path of positionals) {
  const page = await openPage(browser);
  const shots = [];
  for (const width of values.widths.split(',').map(Number)) {
    await page.setViewportSize({ width, height: width === 360 ? 780 : 900 });
    await go(page, path);
    for (const scheme of SCHEMES) {
      await showScheme(page, scheme);
      shots.push({ width, scheme, png: await page.screenshot({ fullPage: true, animations: 'disabled' }) });
    }
  }
  const name = join(out, `${path.replaceAll(/[^\w-]+/g, '-').replace(/^-+|-+$/g, '') || 'home'}.png`);
  writeFileSync(name, await contactSheet(page, path, shots));
  console.log(name);
  await page.context().close();
}

await browser.close();
storybook.close();
