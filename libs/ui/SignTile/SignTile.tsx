import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { GLYPH_SIZE, GLYPH_STROKE, getShapes } from '@paniscus/lexigrams';
import type { LexigramClass, SignCode } from '@paniscus/lexigrams';
import type { TileSize } from '../theme/tokens.data';

export interface SignTileProps {
  sign: SignCode;
  lexigramClass: LexigramClass;
  /** `fill` uses the available width. */
  size?: TileSize | 'fill';
  name?: string;
  /** Hides the tile from screen readers, because its word is next to it. */
  isDecorative?: boolean;
  /** Animates the sign as a loading indicator. */
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
  // The class color is part of the sign, also in forced-colors mode.
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

/**
 * A sign on the tile of its class. Does not import the vocabulary, so that pages can show a sign without loading it.
 */
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
