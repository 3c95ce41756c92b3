// node tools/generators/fonts.ts: generates libs/ui/theme/generated, the font subsets of the site.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fontFiles, FOLDER } from './fonts/written.ts';

const files = await fontFiles();
await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER);
for (const [name, content] of files) {
  await writeFile(join(FOLDER, name), content);
  console.log(`${name.padEnd(50)}${(content.length / 1000).toFixed(1)} kB`);
}
