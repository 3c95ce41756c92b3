import { styled } from '@mui/material/styles';
import { GLYPH_SIZE, GLYPH_STROKE, getShapes } from '@paniscus/lexigrams';
import type { LexigramClass, SignCode } from '@paniscus/lexigrams';
import type { ComponentProps } from 'react';
import type { TileSize } from '../../theme/tokens.data';
import { DrawnSolid, DrawnStroke } from './drawn-paths';

interface SignTileOwnProps {
  /** Code of the glyph: its elements joined by `+`. */
  sign: SignCode;
  /** Class of the word; decides the colors of the tile. */
  lexigramClass: LexigramClass;
  /** `fill` uses the available width. */
  size?: TileSize | 'fill';
  /** Accessible name; without one, the tile is decorative. */
  name?: string;
  /** Hides the tile from screen readers, because its word is next to it. */
  isDecorative?: boolean;
  /** Animates the sign as a loading indicator. */
  isDrawing?: boolean;
}

export type SignTileProps = SignTileOwnProps &
  Omit<ComponentProps<'svg'>, keyof SignTileOwnProps | 'children' | 'viewBox'>;

type TileProps = Required<Pick<SignTileProps, 'lexigramClass' | 'size'>>;

const tileProps: readonly PropertyKey[] = ['lexigramClass', 'size'] satisfies (keyof TileProps)[];

const Tile = styled('svg', { shouldForwardProp: (name) => !tileProps.includes(name) })<TileProps>(
  ({ theme: { vars, tileSizes, layout }, lexigramClass, size }) => ({
    display: 'block',
    flex: 'none',
    // The class color is part of the sign, also in forced-colors mode.
    forcedColorAdjust: 'none',
    printColorAdjust: 'exact',
    color: vars.palette.lexigram[lexigramClass].sign,
    backgroundColor: vars.palette.lexigram[lexigramClass].tile,
    borderRadius: layout.tileRadius,
    fill: 'none',
    stroke: 'currentcolor',
    strokeWidth: GLYPH_STROKE,
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
    ...(size === 'fill'
      ? { width: '100%', height: 'auto', aspectRatio: 1 }
      : { width: tileSizes[size], height: tileSizes[size] }),
  }),
);

/**
 * A sign on the tile of its class. Does not import the vocabulary, so that pages can show a sign without loading it.
 */
export function SignTile(props: SignTileProps) {
  const {
    sign,
    lexigramClass,
    size = 'medium',
    name,
    isDecorative = false,
    isDrawing = false,
    ...svg
  } = props;
  const Stroke = isDrawing ? DrawnStroke : 'path';
  const Solid = isDrawing ? DrawnSolid : 'path';
  const named =
    isDecorative || name === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <Tile
      {...svg}
      viewBox={`0 0 ${GLYPH_SIZE} ${GLYPH_SIZE}`}
      lexigramClass={lexigramClass}
      size={size}
      {...named}
    >
      {getShapes(sign).map(({ d, isSolid }) =>
        isSolid ? (
          <Solid key={d} d={d} fill="currentcolor" stroke="none" />
        ) : (
          <Stroke key={d} d={d} pathLength={1} />
        ),
      )}
    </Tile>
  );
}
