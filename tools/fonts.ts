// Writes libs/ui/theme/generated anew, the fonts as far as the site uses them: `node tools/fonts.ts`.
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
