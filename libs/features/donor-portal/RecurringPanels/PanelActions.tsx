import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

/** Buttons side by side, on phones below one another. Hidden where they have no effect. */
export const PanelActions = styled(Stack)(({ theme: { breakpoints, spacing } }) => ({
  gap: spacing(1.5),
  [breakpoints.up('sm')]: { flexFlow: 'row wrap' },
  '@media (scripting: none)': { display: 'none' },
  '@media print': { display: 'none' },
}));
