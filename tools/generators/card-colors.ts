// node tools/generators/card-colors.ts: copies colors of the palette for cards of posts. Run by hand after a change of them.
import { writeFileSync } from 'node:fs';
import { buildCardColors, CARD_COLORS_FILE } from './colors/card-colors.ts';

writeFileSync(CARD_COLORS_FILE, buildCardColors());
console.log(CARD_COLORS_FILE);
