import type { CSSObject } from '@mui/material/styles';

/**
 * Extends the target of a positioned element by half of the gap to its neighbors: a press in the gap reaches the nearer one,
 * also by head and eye pointers.
 */
export const magneticEdge = (gap: string): CSSObject => ({
  '&::before': { content: '""', position: 'absolute', inset: `calc(${gap} / -2)` },
});
