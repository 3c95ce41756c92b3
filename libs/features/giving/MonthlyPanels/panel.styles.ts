import { styled } from '@mui/material/styles';

/** Buttons beside each other, below each other on a phone. */
export const Choices = styled('div')(({ theme: { spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(1.5),
  '@media (max-width: 30rem)': { '& > button, & > a': { flex: '1 1 100%' } },
  // Nothing here works without a script, and none of it is for paper.
  '@media (scripting: none)': { display: 'none' },
  '@media print': { display: 'none' },
}));

/** What opens below a monthly gift to change it. */
export const Panel = styled('div')(({ theme: { measures, spacing, vars } }) => ({
  paddingTop: spacing(3),
  borderTop: `${measures.hairline} solid ${vars.palette.divider}`,
}));

/** One thing below the other. */
export const Stack = styled('div')(({ theme: { measures, spacing } }) => ({
  display: 'grid',
  gap: spacing(3),
  maxWidth: measures.form,
}));
