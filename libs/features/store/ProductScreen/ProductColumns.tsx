import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';

/** Pictures, then the form and details; side by side on desktops. */
export const ProductColumns = styled(Box)(({ theme: { breakpoints, spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(5),
  [breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(20rem, 5fr)',
    gap: `clamp(${spacing(5)}, 6vw, ${spacing(10)})`,
    alignItems: 'start',
  },
}));
