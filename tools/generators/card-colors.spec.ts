import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { buildCardColors, CARD_COLORS_FILE } from './colors/card-colors.ts';

it('the colors of cards are those of the palette; otherwise run node tools/generators/card-colors.ts', () => {
  expect(readFileSync(CARD_COLORS_FILE, 'utf8')).toBe(buildCardColors());
});
