import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { LexigramClass } from '@paniscus/lexigrams';

interface ClassSwatchProps {
  lexigramClass: LexigramClass;
  /** CSS length of its side. */
  side?: string;
}

const ownProps: readonly PropertyKey[] = ['lexigramClass', 'side'] satisfies (keyof ClassSwatchProps)[];

/** Square in the color of a word class. */
export const ClassSwatch = styled(Box, {
  shouldForwardProp: (name) => !ownProps.includes(name),
})<ClassSwatchProps>(({ theme: { layout, vars }, lexigramClass, side = '1.25rem' }) => ({
  flex: 'none',
  width: side,
  height: side,
  borderRadius: layout.tileRadius,
  // The class color is meant, also in forced-colors mode and in print.
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
  backgroundColor: vars.palette.lexigram[lexigramClass].tile,
}));
