import { styled } from '@mui/material/styles';

export const OnScreen = styled('div')(({ theme: { spacing } }) => ({
  marginBottom: spacing(3),
  '@media print': { display: 'none' },
}));

export const BelowSheet = styled('div')(({ theme: { spacing, typography, vars } }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: spacing(3),
  marginTop: spacing(4),
  '& > p': { ...typography.body2, color: vars.palette.text.secondary },
  '@media print': { display: 'none' },
}));
