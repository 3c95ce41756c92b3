import { light } from '#libs/ui/theme/palette.data.ts';
import { printedTile } from '../motifs/tile.ts';
import { box } from '../svg/geometry.ts';
import { lettering } from '../svg/lettering.ts';
import { line, shape, tag } from '../svg/markup.ts';

export const CARD = { width: 1200, height: 630 } as const;

/** X coordinate at which the text panel ends and the picture begins. */
const EDGE = 540;
const MARGIN = 64;
const NAME = 'Paniscus';

/** A drawing and the section of it that a card shows. */
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
  /** Word whose lexigram marks the page. */
  mark: string;
  alt: string;
  view: () => View;
}

const words = (x: number, y: number, size: number, text: string, weight = 400): string =>
  tag(
    'text',
    { x, y, 'font-family': 'Newsreader', 'font-weight': weight, 'font-size': size, fill: light.ink },
    text,
  );

function getSize(title: readonly string[]): number {
  const longest = Math.max(...title.map(({ length }) => length));
  if (longest > 14) return 52;
  return longest > 12 ? 62 : 70;
}

/** Draws a social media card: title and site name on the left, picture on the right. */
export function findCard({ title, mark, view }: Card): string {
  const { drawing, x, y, width, height } = view();
  const size = getSize(title);
  const top = 330 - ((title.length - 1) * size * 1.12) / 2;
  return [
    lettering('Newsreader'),
    shape(box(0, 0, CARD.width, CARD.height), light.page),
    tag(
      'svg',
      {
        x: EDGE,
        y: 0,
        width: CARD.width - EDGE,
        height: CARD.height,
        viewBox: `${x} ${y} ${width} ${height}`,
        preserveAspectRatio: 'xMidYMid slice',
      },
      drawing,
    ),
    shape(box(EDGE - 8, 0, 8, CARD.height), light.saffron),
    printedTile(mark, light.page, { x: MARGIN + 44, y: MARGIN + 44, side: 88 }),
    ...title.map((text, index) => words(MARGIN, top + index * size * 1.12, size, text)),
    line(`M${MARGIN} 510H${EDGE - MARGIN}`, light.hairline, 2),
    printedTile('Kanzi', light.page, { x: MARGIN + 22, y: 556, side: 44 }),
    words(MARGIN + 62, 569, 38, NAME, 500),
  ].join('');
}
