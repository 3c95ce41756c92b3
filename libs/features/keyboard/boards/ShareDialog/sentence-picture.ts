import type { Sentence } from '@paniscus/domain/keyboard';
import { GLYPH_SIZE, GLYPH_STROKE, findLexigram, getShapes } from '@paniscus/lexigrams';
import type { Lexigram } from '@paniscus/lexigrams';
import { lightColors, theme } from '@paniscus/ui';
import { findSign } from '../../store/own-words';
import { getSignColors } from '../drawing/sign-drawing';
import { drawOwnSign } from './draw-own-sign';

/** In pixels: sharp at half the size, as in emails and chats. */
const TILE_SIDE = 192;
const GAP = 32;
const MARGIN = 64;
const WORD_SIZE = 40;
const WORD_HEIGHT = 72;
const SOURCE_SIZE = 28;
/** Signs per row; a longer sentence wraps to a second row. */
const SIGNS_PER_ROW = 4;

export function computePictureSize(count: number): { width: number; height: number } {
  const columns = Math.max(1, Math.min(count, SIGNS_PER_ROW));
  const lines = Math.max(1, Math.ceil(count / SIGNS_PER_ROW));
  return {
    width: 2 * MARGIN + columns * TILE_SIDE + (columns - 1) * GAP,
    height: 2 * MARGIN + lines * (TILE_SIDE + WORD_HEIGHT) + (lines - 1) * GAP + SOURCE_SIZE,
  };
}

function drawSign(context: CanvasRenderingContext2D, lexigram: Lexigram, left: number, top: number): void {
  const { tile, sign } = getSignColors(lexigram);
  context.save();
  context.translate(left, top);
  context.scale(TILE_SIDE / GLYPH_SIZE, TILE_SIDE / GLYPH_SIZE);
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
  context.fillText(text, x, y, TILE_SIDE + GAP - 8);
}

/** Renders the sentence as a PNG with signs, words and a source line. Rejects when the browser cannot create it. */
export async function drawPicture(sentence: Sentence, source: string): Promise<Blob> {
  const { width, height } = computePictureSize(sentence.length);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser cannot create pictures.');
  context.fillStyle = lightColors.page;
  context.fillRect(0, 0, width, height);
  for (const [index, key] of sentence.entries()) {
    const sign = findSign(key);
    if (sign === undefined) continue;
    const left = MARGIN + (index % SIGNS_PER_ROW) * (TILE_SIDE + GAP);
    const top = MARGIN + Math.floor(index / SIGNS_PER_ROW) * (TILE_SIDE + WORD_HEIGHT + GAP);
    const lexigram = findLexigram(key);
    if (lexigram === undefined) await drawOwnSign(context, sign, { left, top, side: TILE_SIDE });
    else drawSign(context, lexigram, left, top);
    context.fillStyle = lightColors.ink;
    drawText(context, sign.word, WORD_SIZE, left + TILE_SIDE / 2, top + TILE_SIDE + WORD_SIZE + 8);
  }
  context.fillStyle = lightColors.inkSoft;
  drawText(context, source, SOURCE_SIZE, width / 2, height - MARGIN / 2);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('The picture is too large.')) : resolve(blob)));
  });
}
