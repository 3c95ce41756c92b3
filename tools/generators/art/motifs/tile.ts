import { GLYPH_SIZE, GLYPH_STROKE, toLexigramKey, findLexigram, getShapes } from '#libs/lexigrams/index.ts';
import { dark, light } from '#libs/ui/theme/palette.data.ts';
import { computeColorDistance, isDark } from '../svg/color.ts';
import { createGroup, createStroke, createShape, createElement } from '../svg/markup.ts';

const RADIUS = 2;
const OUTLINE_WIDTH = 1.4;

interface Position {
  /** Center of the sign. */
  x: number;
  y: number;
  side: number;
}

const toTransform = ({ x, y, side }: Position): string =>
  `translate(${x - side / 2} ${y - side / 2}) scale(${side / GLYPH_SIZE})`;

function readLexigram(word: string) {
  const lexigram = findLexigram(toLexigramKey(word));
  if (lexigram === undefined) throw new Error(`'${word}' is not in the vocabulary.`);
  return { lexigramClass: lexigram.lexigramClass, shapes: getShapes(lexigram.sign) };
}

export function getTileColors(word: string, background: string) {
  const { lexigram } = isDark(background) ? dark : light;
  return lexigram[readLexigram(word).lexigramClass];
}

const drawGlyph = (word: string, color: string): string[] =>
  readLexigram(word).shapes.map(({ d, isSolid }) =>
    isSolid
      ? createShape(d, color)
      : createStroke(d, color, GLYPH_STROKE, { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }),
  );

/** A lexigram tile; gets an outline when its color is too close to the background. */
export function drawTile(word: string, background: string, position: Position): string {
  const { tile, sign } = getTileColors(word, background);
  const needsOutline = computeColorDistance(tile, background) < 0.2;
  const side = GLYPH_SIZE;
  const margin = OUTLINE_WIDTH / 2;
  const outline = createElement('rect', {
    x: margin,
    y: margin,
    width: side - OUTLINE_WIDTH,
    height: side - OUTLINE_WIDTH,
    rx: RADIUS - margin,
    fill: 'none',
    stroke: sign,
    'stroke-width': OUTLINE_WIDTH,
  });
  const tileBackground = createElement('rect', { width: side, height: side, rx: RADIUS, fill: tile });
  return createGroup(
    { transform: toTransform(position) },
    tileBackground,
    ...(needsOutline ? [outline] : []),
    ...drawGlyph(word, sign),
  );
}

export const drawSign = (word: string, color: string, position: Position): string =>
  createGroup({ transform: toTransform(position) }, ...drawGlyph(word, color));

export function drawEmbroideredSign(
  word: string,
  thread: { base: string; light: string; dark: string },
  position: Position,
) {
  const width = GLYPH_STROKE + 0.8;
  const stitches = { 'stroke-dasharray': '0.36 0.3' };
  const drawStitches = (d: string, isSolid: boolean): string[] => [
    isSolid
      ? createShape(d, thread.base)
      : createStroke(d, thread.base, width, { 'stroke-linejoin': 'round' }),
    createStroke(d, thread.light, isSolid ? width * 0.6 : width * 0.86, stitches),
    createStroke(d, thread.dark, 0.22, { opacity: 0.5 }),
  ];
  const glyph = readLexigram(word);
  const shadow = glyph.shapes.map(({ d, isSolid }) =>
    isSolid ? createShape(d, thread.dark) : createStroke(d, thread.dark, width + 0.5),
  );
  return createGroup(
    { transform: toTransform(position) },
    createGroup({ opacity: 0.45, transform: 'translate(.25 .5)' }, ...shadow),
    ...glyph.shapes.flatMap(({ d, isSolid }) => drawStitches(d, isSolid)),
  );
}
