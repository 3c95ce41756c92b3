import { styled } from '@mui/material/styles';

/** Badges and dates beside each other, with air between the lines where they wrap. */
export const Marks = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
}));
