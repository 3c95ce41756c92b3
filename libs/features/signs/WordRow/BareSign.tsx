import { styled } from '@mui/material/styles';
import { GLYPH_SIZE, GLYPH_STROKE, getShapes } from '@paniscus/lexigrams';
import type { SignCode } from '@paniscus/lexigrams';

interface BareSignProps {
  /** The sign to draw; empty draws nothing. */
  sign: SignCode;
  name?: string;
}

const Drawing = styled('svg')(({ theme: { vars } }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: 1,
  color: vars.palette.text.primary,
  '& path': {
    fill: 'none',
    stroke: 'currentcolor',
    strokeWidth: GLYPH_STROKE,
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
  },
  '& path[data-solid]': { fill: 'currentcolor', stroke: 'none' },
}));

/** Elements without a tile: they have no class, and so no color. */
export function BareSign({ sign, name }: BareSignProps) {
  const named = name === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <Drawing viewBox={`0 0 ${GLYPH_SIZE} ${GLYPH_SIZE}`} {...named}>
      {(sign === '' ? [] : getShapes(sign)).map(({ d, isSolid }) => (
        <path key={d} d={d} data-solid={isSolid ? '' : undefined} />
      ))}
    </Drawing>
  );
}
