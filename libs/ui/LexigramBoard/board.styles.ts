import { styled } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { NARROW } from './use-board-columns';

const classColours = ({ vars }: Theme) =>
  Object.fromEntries(
    Object.entries(vars.palette.lexigram).map(([name, { tile, sign }]) => [
      `& [data-class="${name}"] > button`,
      { backgroundColor: tile, color: sign },
    ]),
  );

const key = ({ measures, motions, spacing }: Theme) => ({
  appearance: 'none' as const,
  display: 'flex',
  flexDirection: 'column' as const,
  alignItems: 'center',
  justifyContent: 'center',
  width: '100%',
  height: '100%',
  margin: 0,
  padding: spacing(0.25),
  border: 0,
  borderRadius: measures.tileRadius,
  cursor: 'pointer',
  touchAction: 'manipulation' as const,
  forcedColorAdjust: 'none' as const,
  boxShadow: 'inset 0 -3px 0 rgb(0 0 0 / 0.22), inset 0 1px 0 rgb(255 255 255 / 0.18)',
  transition: `transform ${motions.quick}, box-shadow ${motions.quick}`,
  '&:active': { transform: 'translateY(2px)', boxShadow: 'inset 0 2px 0 rgb(0 0 0 / 0.3)' },
});

export const Grid = styled('div')(({ theme }) => ({
  '--columns': 16,
  display: 'grid',
  gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))',
  gap: '3px',
  [`@media ${NARROW}`]: { '--columns': 8 },
  '&[data-large]': { '--columns': 8, [`@media ${NARROW}`]: { '--columns': 4 } },
  // The folds of the tree are for those who listen; the eye sees one grid.
  '& [role="row"], & [role="presentation"]': { display: 'contents' },
  '& [role="gridcell"]': { minWidth: 0 },
  '& [role="gridcell"] > button': key(theme),
  ...classColours(theme),
}));
