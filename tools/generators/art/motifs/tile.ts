import { GLYPH_SIZE, GLYPH_STROKE, getKey, findLexigram, getShapes } from '#libs/lexigrams/index.ts';
import { dark, light } from '#libs/ui/theme/palette.data.ts';
import { distance, isDark } from '../svg/color.ts';
import { group, line, shape, tag } from '../svg/markup.ts';

const RADIUS = 2;
const KEYLINE = 1.4;

interface Place {
  /** Center of the sign. */
  x: number;
  y: number;
  side: number;
}

const placed = ({ x, y, side }: Place): string =>
  `translate(${x - side / 2} ${y - side / 2}) scale(${side / GLYPH_SIZE})`;

function getWord(word: string) {
  const lexigram = findLexigram(getKey(word));
  if (lexigram === undefined)
    throw new Error(`'${word}' is no word of the vocabulary: it has no sign to print.`);
  return { lexigramClass: lexigram.lexigramClass, shapes: getShapes(lexigram.sign) };
}

export function getTileColors(word: string, ground: string) {
  const { lexigram } = isDark(ground) ? dark : light;
  return lexigram[getWord(word).lexigramClass];
}

const drawStrokes = (word: string, color: string): string[] =>
  getWord(word).shapes.map(({ d, isSolid }) =>
    isSolid
      ? shape(d, color)
      : line(d, color, GLYPH_STROKE, { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }),
  );

/** A lexigram tile; gets an outline when its color is too close to the background. */
export function printedTile(word: string, ground: string, place: Place): string {
  const { tile, sign } = getTileColors(word, ground);
  const isLost = distance(tile, ground) < 0.2;
  const side = GLYPH_SIZE;
  const margin = KEYLINE / 2;
  const keyline = tag('rect', {
    x: margin,
    y: margin,
    width: side - KEYLINE,
    height: side - KEYLINE,
    rx: RADIUS - margin,
    fill: 'none',
    stroke: sign,
    'stroke-width': KEYLINE,
  });
  const ground48 = tag('rect', { width: side, height: side, rx: RADIUS, fill: tile });
  return group(
    { transform: placed(place) },
    ground48,
    ...(isLost ? [keyline] : []),
    ...drawStrokes(word, sign),
  );
}

export const bareSign = (word: string, color: string, place: Place): string =>
  group({ transform: placed(place) }, ...drawStrokes(word, color));

export function sewnSign(word: string, thread: { base: string; light: string; dark: string }, place: Place) {
  const width = GLYPH_STROKE + 0.8;
  const stitches = { 'stroke-dasharray': '0.36 0.3' };
  const sewn = (d: string, isSolid: boolean): string[] => [
    isSolid ? shape(d, thread.base) : line(d, thread.base, width, { 'stroke-linejoin': 'round' }),
    line(d, thread.light, isSolid ? width * 0.6 : width * 0.86, stitches),
    line(d, thread.dark, 0.22, { opacity: 0.5 }),
  ];
  const glyph = getWord(word);
  const shadow = glyph.shapes.map(({ d, isSolid }) =>
    isSolid ? shape(d, thread.dark) : line(d, thread.dark, width + 0.5),
  );
  return group(
    { transform: placed(place) },
    group({ opacity: 0.45, transform: 'translate(.25 .5)' }, ...shadow),
    ...glyph.shapes.flatMap(({ d, isSolid }) => sewn(d, isSolid)),
  );
}
