import { styled } from '@mui/material/styles';

/** Chapters below each other; the first needs no line above it. */
export const Chapters = styled('div')(({ theme: { measures } }) => ({
  display: 'grid',
  gap: `calc(${measures.section} * 0.8)`,
  '& > section:first-of-type': { paddingTop: 0, borderTop: 0 },
}));
