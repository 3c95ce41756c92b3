import { CARD_COLORS } from './card-colors.data.ts';
import { fitTitle, LINE_HEIGHT } from './fit-title.ts';
import type { CardTile, PostCard } from './post-card.types.ts';
import type { TitleFont } from './title-font.ts';

const [WIDTH, HEIGHT] = [1200, 630];
const MARGIN = 96;
const STRIPE_WIDTH = 12;
const TITLE = { top: 190, width: WIDTH - 2 * MARGIN, height: 300 } as const;
const NAME_SIZE = 38;
/** Height of the letters above the baseline, as a factor of the font size. */
const ASCENT = 0.72;

/** Draws the picture of a shared link to a post as an SVG document: its title between two signs, as on other cards. */
export function drawCard(card: PostCard, font: TitleFont): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${CARD_COLORS.page}"/>`,
    `<rect width="${STRIPE_WIDTH}" height="${HEIGHT}" fill="${CARD_COLORS.saffron}"/>`,
    drawTile(card, card.postTile, { x: MARGIN, y: 64, side: 88 }),
    drawTitle(toDrawableTitle(card.title, font), font),
    `<path d="M${MARGIN} 516H${WIDTH - MARGIN}" stroke="${CARD_COLORS.hairline}" stroke-width="2"/>`,
    drawTile(card, card.siteTile, { x: MARGIN, y: 542, side: 44 }),
    drawText(card.siteName, font, { x: MARGIN + 62, y: 577, size: NAME_SIZE }),
    '</svg>',
  ].join('');
}

/**
 * Leaves out what the font lacks, such as emoji. Empty when it lacks a letter or a digit: a title without some of its
 * letters would be worse than none.
 */
function toDrawableTitle(title: string, font: TitleFont): string {
  const characters = [...title.normalize('NFC')];
  const isMissing = (character: string) =>
    !/\s/.test(character) && !font.hasCharacter(character.codePointAt(0) ?? 0);
  if (characters.some((character) => /[\p{L}\p{M}\p{N}]/u.test(character) && isMissing(character))) return '';
  return characters.filter((character) => !isMissing(character)).join('');
}

function drawTitle(title: string, font: TitleFont): string {
  const { size, lines } = fitTitle(title, (text) => font.outline(text).width, TITLE);
  const leading = size * LINE_HEIGHT;
  const height = (lines.length - 1) * leading + size * ASCENT;
  const top = TITLE.top + (TITLE.height - height) / 2 + size * ASCENT;
  return lines
    .map((line, index) => drawText(line, font, { x: MARGIN, y: top + index * leading, size }))
    .join('');
}

const drawText = (text: string, font: TitleFont, { x, y, size }: { x: number; y: number; size: number }) =>
  `<g transform="translate(${x} ${y}) scale(${size})" fill="${CARD_COLORS.ink}">${font.outline(text).svg}</g>`;

function drawTile(
  { signSide, signStroke }: PostCard,
  { shapes, color }: CardTile,
  { x, y, side }: { x: number; y: number; side: number },
): string {
  const paths = shapes.map(
    ({ d, isSolid }) => `<path d="${d}" fill="${isSolid ? CARD_COLORS.sign : 'none'}"/>`,
  );
  return [
    `<g transform="translate(${x} ${y}) scale(${side / signSide})">`,
    `<rect width="${signSide}" height="${signSide}" rx="2" fill="${color}"/>`,
    `<g stroke="${CARD_COLORS.sign}" stroke-width="${signStroke}" stroke-linejoin="round">${paths.join('')}</g></g>`,
  ].join('');
}
