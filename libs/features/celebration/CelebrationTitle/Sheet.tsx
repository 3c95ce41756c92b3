import { styled } from '@mui/material/styles';

/** One part after the other, with much air between; what follows the opening has the opening for its edge. */
export const Sheet = styled('div')(({ theme: { measures, spacing } }) => ({
  display: 'grid',
  gap: measures.section,
  maxWidth: `calc(${measures.wide} + 2 * ${measures.gutter})`,
  marginInline: 'auto',
  padding: `${measures.section} ${measures.gutter}`,
  '& > *': { minWidth: 0 },
  '@media print': { display: 'block', paddingBlock: 0, '& > * + *': { marginTop: spacing(6) } },
}));
