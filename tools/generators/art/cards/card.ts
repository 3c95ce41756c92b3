import { organization } from '#libs/content/organization/organization.data.ts';
import { light } from '#libs/ui/theme/palette.data.ts';
import { drawTile } from '../motifs/tile.ts';
import { toRectanglePath } from '../svg/path-data.ts';
import { embedFonts } from '../svg/font-faces.ts';
import { createStroke, createShape, createElement } from '../svg/markup.ts';

export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** X coordinate of the boundary between text panel and picture. */
const PICTURE_X = 540;
const MARGIN = 64;

/** A drawing and its visible section. */
export interface View {
  drawing: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Card {
  page: string;
  title: readonly string[];
  /** Word whose lexigram is shown above the title. */
  lexigram: string;
  alt: string;
  buildView: () => View;
}

const drawText = (x: number, y: number, size: number, text: string, weight = 400): string =>
  createElement(
    'text',
    { x, y, 'font-family': 'Newsreader', 'font-weight': weight, 'font-size': size, fill: light.ink },
    text,
  );

function computeFontSize(title: readonly string[]): number {
  const longest = Math.max(...title.map(({ length }) => length));
  if (longest > 14) return 52;
  return longest > 12 ? 62 : 70;
}

/** Draws a social media card: title and site name on the left, picture on the right. */
export function drawCard({ title, lexigram, buildView }: Card): string {
  const { drawing, x, y, width, height } = buildView();
  const size = computeFontSize(title);
  const top = 330 - ((title.length - 1) * size * 1.12) / 2;
  return [
    embedFonts('Newsreader'),
    createShape(toRectanglePath(0, 0, CARD_SIZE.width, CARD_SIZE.height), light.page),
    createElement(
      'svg',
      {
        x: PICTURE_X,
        y: 0,
        width: CARD_SIZE.width - PICTURE_X,
        height: CARD_SIZE.height,
        viewBox: `${x} ${y} ${width} ${height}`,
        preserveAspectRatio: 'xMidYMid slice',
      },
      drawing,
    ),
    createShape(toRectanglePath(PICTURE_X - 8, 0, 8, CARD_SIZE.height), light.saffron),
    drawTile(lexigram, light.page, { x: MARGIN + 44, y: MARGIN + 44, side: 88 }),
    ...title.map((text, index) => drawText(MARGIN, top + index * size * 1.12, size, text)),
    createStroke(`M${MARGIN} 510H${PICTURE_X - MARGIN}`, light.hairline, 2),
    drawTile(organization.sign, light.page, { x: MARGIN + 22, y: 556, side: 44 }),
    drawText(MARGIN + 62, 569, 38, organization.name, 500),
  ].join('');
}
