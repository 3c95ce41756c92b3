// npm run look -- PATH…: routes or story ids at three widths, in both schemes, as one sheet to look at.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { contactSheet } from './look/sheet.ts';
import { launchBrowser, openPage, showScheme } from './visual/browser.ts';
import { serveFolder } from './visual/static-server.ts';
import { SCHEMES } from './visual/stories.ts';

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

const addressOf = (path: string) =>
  path.includes('--')
    ? `${storybook.address}/iframe.html?id=${path}&viewMode=story&globals=a11y.manual:!true`
    : new URL(path, base).href;

for (const path of positionals) {
  const page = await openPage(browser);
  const shots = [];
  for (const width of values.widths.split(',').map(Number)) {
    await page.setViewportSize({ width, height: width === 360 ? 780 : 900 });
    await page.goto(addressOf(path), { waitUntil: 'networkidle' });
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
