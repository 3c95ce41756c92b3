import { drawPart } from './draw-part.ts';
import { findFrame, parseSign } from './parse-sign.ts';
import type { SignCode, SignPart } from './parse-sign.ts';

export type GlyphShape = {
  /** SVG path on the 48 x 48 square. */
  d: string;
  isSolid: boolean;
};

const isSolidPart = ({ element }: SignPart): boolean => element === 'bar' || element === 'dot';

/** Shapes of a sign: at most one stroked and one filled path. */
export function getShapes(sign: SignCode): GlyphShape[] {
  const parts = parseSign(sign);
  const frame = findFrame(parts) ?? 'open';
  return [false, true].flatMap((isSolid) => {
    const d = parts
      .filter((part) => isSolidPart(part) === isSolid)
      .map((part) => drawPart(part, frame))
      .join('');
    return d === '' ? [] : [{ d, isSolid }];
  });
}
