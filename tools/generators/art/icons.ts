// node tools/generators/art/icons.ts: draws the web app icons of the keyboard. Run by hand after a change.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderIcon, ICON_FOLDER, KEYBOARD_ICONS } from './motifs/icon.ts';

mkdirSync(ICON_FOLDER, { recursive: true });
for (const icon of KEYBOARD_ICONS) {
  const png = await renderIcon(icon);
  writeFileSync(join(ICON_FOLDER, icon.file), png);
  console.log(`${icon.file} ${(png.length / 1024).toFixed(1)} kB`);
}
