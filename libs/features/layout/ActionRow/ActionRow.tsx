import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

/** Buttons that lead on, in a column on a phone. */
export const ActionRow = styled(Stack)(({ theme: { breakpoints, spacing } }) => ({
  flexFlow: 'row wrap',
  gap: spacing(2),
  marginBlock: spacing(5),
  [breakpoints.down('sm')]: { flexDirection: 'column' },
}));
