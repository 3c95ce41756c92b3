import { join } from 'node:path';
import { light } from '#libs/ui/theme/palette.data.ts';
import { ROOT } from '#tools/system/root.ts';

export const CARD_COLORS_FILE = join(ROOT, 'libs/server/publishing/cards/card-colors.data.ts');

/** Module with the colors that the server draws cards of posts in: it cannot load the design system. */
export function buildCardColors(): string {
  const { page, ink, hairline, saffron, lexigram } = light;
  const tiles = Object.entries(lexigram).map(([name, { tile }]) => `    ${name}: '${tile}',`);
  return `/** Colors of the light scheme, copied from the palette by \`node tools/generators/card-colors.ts\`. */
export const CARD_COLORS = {
  page: '${page}',
  ink: '${ink}',
  hairline: '${hairline}',
  saffron: '${saffron}',
  sign: '${lexigram.people.sign}',
  tiles: {
${tiles.join('\n')}
  },
} as const;
`;
}
