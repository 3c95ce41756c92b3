import { getPath } from './draw.ts';
import { computeFrame, listParts } from './parts.ts';
import type { SignCode, SignPart } from './parts.ts';

export type GlyphShape = {
  /** An SVG path on the 48 x 48 square. */
  d: string;
  /** A solid shape is filled; every other one is a stroke. */
  isSolid: boolean;
};

const isSolidPart = ({ element }: SignPart): boolean => element === 'bar' || element === 'dot';

/** What is drawn for a sign: one path for all strokes, one for all that is filled. */
export function getShapes(sign: SignCode): GlyphShape[] {
  const parts = listParts(sign);
  const frame = computeFrame(parts) ?? 'open';
  return [false, true].flatMap((isSolid) => {
    const d = parts
      .filter((part) => isSolidPart(part) === isSolid)
      .map((part) => getPath(part, frame))
      .join('');
    return d === '' ? [] : [{ d, isSolid }];
  });
}
