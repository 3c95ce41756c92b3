import SvgIcon from '@mui/material/SvgIcon';
import { GLYPH_SIZE, GLYPH_STROKE, getShapes } from '@paniscus/lexigrams';
import type { SignCode } from '@paniscus/lexigrams';

interface SignGlyphProps {
  /** The sign to draw; empty draws nothing. */
  sign: SignCode;
  name?: string;
  /** CSS width; by default, the glyph fills its container. */
  width?: string;
}

/** A sign without a tile: a mere composition of elements has no class, and so no color. */
export function SignGlyph({ sign, name, width = '100%' }: SignGlyphProps) {
  return (
    <SvgIcon
      viewBox={`0 0 ${GLYPH_SIZE} ${GLYPH_SIZE}`}
      role={name === undefined ? undefined : 'img'}
      aria-label={name}
      aria-hidden={name === undefined}
      stroke="currentColor"
      strokeWidth={GLYPH_STROKE}
      strokeLinejoin="round"
      strokeLinecap="round"
      sx={{ display: 'block', width, height: 'auto', aspectRatio: 1, fill: 'none' }}
    >
      {(sign === '' ? [] : getShapes(sign)).map(({ d, isSolid }) => (
        <path key={d} d={d} {...(isSolid ? { fill: 'currentColor', stroke: 'none' } : {})} />
      ))}
    </SvgIcon>
  );
}
