import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { GLYPH_SIZE, GLYPH_STROKE, getShapes } from '@paniscus/lexigrams';
import type { LexigramClass, SignCode } from '@paniscus/lexigrams';
import type { TileSize } from '../theme/tokens.data';

export interface SignTileProps {
  /** What is drawn. */
  sign: SignCode;
  /** What it is drawn on: the colour of its class. */
  lexigramClass: LexigramClass;
  /** `fill` takes the width that there is. */
  size?: TileSize | 'fill';
  /** What the tile says to those who do not see it. */
  name?: string;
  /** Beside its own word in text the tile says nothing new, and screen readers pass over it. */
  isDecorative?: boolean;
  /** The sign draws itself, again and again: something is on its way. */
  isDrawing?: boolean;
}

const drawStroke = keyframes`
  0% { stroke-dashoffset: 1; }
  45%, 80% { stroke-dashoffset: 0; }
  100% { stroke-dashoffset: -1; }
`;
const showSolid = keyframes`
  0%, 30% { opacity: 0; }
  50%, 80% { opacity: 1; }
  100% { opacity: 0; }
`;

const Tile = styled('svg')(({ theme: { vars, tileSizes, measures, motions } }) => ({
  display: 'block',
  flex: 'none',
  // The colour of the class is part of the sign, in every colour mode of the machine.
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
  width: tileSizes.medium,
  height: tileSizes.medium,
  borderRadius: measures.tileRadius,
  ...Object.fromEntries(
    Object.entries(tileSizes).map(([size, side]) => [
      `&[data-size="${size}"]`,
      { width: side, height: side },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(vars.palette.lexigram).map(([name, { tile, sign }]) => [
      `&[data-class="${name}"]`,
      { backgroundColor: tile, color: sign },
    ]),
  ),
  '&[data-size="fill"]': { width: '100%', height: 'auto', aspectRatio: 1 },
  '& path': {
    fill: 'none',
    stroke: 'currentcolor',
    strokeWidth: GLYPH_STROKE,
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
  },
  '& path[data-solid]': { fill: 'currentcolor', stroke: 'none' },
  '@media (prefers-reduced-motion: no-preference)': {
    '&[data-drawing] path': {
      strokeDasharray: 1,
      animation: `${drawStroke} ${motions.draw} infinite`,
    },
    '&[data-drawing] path[data-solid]': { animationName: showSolid },
  },
}));

/** A sign on the tile of its class. It knows no word, so that a page can show one without carrying the vocabulary. */
export function SignTile({
  sign,
  lexigramClass,
  size = 'medium',
  name,
  isDecorative = false,
  isDrawing = false,
}: SignTileProps) {
  const named =
    isDecorative || name === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <Tile
      viewBox={`0 0 ${GLYPH_SIZE} ${GLYPH_SIZE}`}
      data-class={lexigramClass}
      data-size={size}
      data-drawing={isDrawing ? '' : undefined}
      {...named}
    >
      {getShapes(sign).map(({ d, isSolid }) => (
        <path key={d} d={d} pathLength={1} data-solid={isSolid ? '' : undefined} />
      ))}
    </Tile>
  );
}
