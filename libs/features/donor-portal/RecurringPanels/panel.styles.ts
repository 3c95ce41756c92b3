import { styled } from '@mui/material/styles';

export const Choices = styled('div')(({ theme: { spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(1.5),
  '@media (max-width: 30rem)': { '& > button, & > a': { flex: '1 1 100%' } },
  // Hidden without JavaScript and in print, where the buttons have no effect.
  '@media (scripting: none)': { display: 'none' },
  '@media print': { display: 'none' },
}));

export const Panel = styled('div')(({ theme: { measures, spacing, vars } }) => ({
  paddingTop: spacing(3),
  borderTop: `${measures.hairline} solid ${vars.palette.divider}`,
}));

export const Stack = styled('div')(({ theme: { measures, spacing } }) => ({
  display: 'grid',
  gap: spacing(3),
  maxWidth: measures.form,
}));
