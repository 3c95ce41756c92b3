import type { Sentence } from '@paniscus/domain/keyboard';
import { GLYPH_SIZE, GLYPH_STROKE, findLexigram, getShapes } from '@paniscus/lexigrams';
import type { Lexigram } from '@paniscus/lexigrams';
import { dayColors, theme } from '@paniscus/ui';
import { getSignColors } from '../drawing/sign-drawing';

/** In pixels: sharp at half the size, as in emails and chats. */
const TILE = 192;
const GAP = 32;
const MARGIN = 64;
const WORD = 40;
const WORD_ROOM = 72;
const SOURCE = 28;
/** Signs per row; a longer sentence wraps to a second row. */
const IN_LINE = 4;

export function getPictureSize(count: number): { width: number; height: number } {
  const columns = Math.max(1, Math.min(count, IN_LINE));
  const lines = Math.max(1, Math.ceil(count / IN_LINE));
  return {
    width: 2 * MARGIN + columns * TILE + (columns - 1) * GAP,
    height: 2 * MARGIN + lines * (TILE + WORD_ROOM) + (lines - 1) * GAP + SOURCE,
  };
}

function drawSign(context: CanvasRenderingContext2D, lexigram: Lexigram, left: number, top: number): void {
  const { tile, sign } = getSignColors(lexigram);
  context.save();
  context.translate(left, top);
  context.scale(TILE / GLYPH_SIZE, TILE / GLYPH_SIZE);
  context.fillStyle = tile;
  context.fillRect(0, 0, GLYPH_SIZE, GLYPH_SIZE);
  Object.assign(context, { strokeStyle: sign, fillStyle: sign, lineWidth: GLYPH_STROKE });
  Object.assign(context, { lineJoin: 'round', lineCap: 'round' });
  for (const { d, isSolid } of getShapes(lexigram.sign)) {
    if (isSolid) context.fill(new Path2D(d));
    else context.stroke(new Path2D(d));
  }
  context.restore();
}

function drawText(context: CanvasRenderingContext2D, text: string, size: number, x: number, y: number): void {
  context.font = `${String(size)}px ${theme.families.sans}`;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.fillText(text, x, y, TILE + GAP - 8);
}

/** Renders the sentence as a PNG with signs, words and a source line. Rejects when the browser cannot create it. */
export async function getPicture(sentence: Sentence, source: string): Promise<Blob> {
  const { width, height } = getPictureSize(sentence.length);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no pictures.');
  context.fillStyle = dayColors.page;
  context.fillRect(0, 0, width, height);
  for (const [place, key] of sentence.entries()) {
    const lexigram = findLexigram(key);
    if (lexigram === undefined) continue;
    const left = MARGIN + (place % IN_LINE) * (TILE + GAP);
    const top = MARGIN + Math.floor(place / IN_LINE) * (TILE + WORD_ROOM + GAP);
    drawSign(context, lexigram, left, top);
    context.fillStyle = dayColors.ink;
    drawText(context, lexigram.word, WORD, left + TILE / 2, top + TILE + WORD + 8);
  }
  context.fillStyle = dayColors.inkSoft;
  drawText(context, source, SOURCE, width / 2, height - MARGIN / 2);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('The picture is too large.')) : resolve(blob)));
  });
}
