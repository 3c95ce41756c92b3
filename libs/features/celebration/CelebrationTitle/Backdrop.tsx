import { styled } from '@mui/material/styles';

export const Sheet = styled('div')(({ theme: { measures, spacing } }) => ({
  display: 'grid',
  gap: measures.section,
  maxWidth: `calc(${measures.wide} + 2 * ${measures.gutter})`,
  marginInline: 'auto',
  padding: `${measures.section} ${measures.gutter}`,
  '& > *': { minWidth: 0 },
  '@media print': { display: 'block', paddingBlock: 0, '& > * + *': { marginTop: spacing(6) } },
}));
