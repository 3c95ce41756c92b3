import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

/** Visible while it has the focus, below the bar, so that it covers no link. */
export const SkipLink = styled(Button)<{ href: string }>(({ theme: { layout, spacing, zIndex } }) => ({
  position: 'absolute',
  top: `calc(${layout.appBarHeight} + ${spacing(1)})`,
  left: spacing(1),
  zIndex: zIndex.tooltip,
  '&:not(:focus)': { top: 0, transform: 'translateY(-300%)' },
  '@media print': { display: 'none' },
}));
