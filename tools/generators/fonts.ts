// node tools/generators/fonts.ts: generates libs/ui/theme/generated, the font subsets of the site.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildFontFiles, FONT_FOLDER } from './fonts/font-files.ts';

const files = await buildFontFiles();
await rm(FONT_FOLDER, { recursive: true, force: true });
await mkdir(FONT_FOLDER);
for (const [name, content] of files) {
  await writeFile(join(FONT_FOLDER, name), content);
  console.log(`${name.padEnd(50)}${(content.length / 1000).toFixed(1)} kB`);
}
