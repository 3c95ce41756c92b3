import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';

/** Sections of a page without a common head, in the width of the page. */
export const SectionStack = styled(Container)(({ theme: { layout, spacing } }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: layout.section,
  paddingBlock: layout.section,
  // In print, a flex container that breaks across pages makes its items overlap.
  '@media print': {
    display: 'block',
    paddingBlock: spacing(6),
    '& > :not(style) ~ :not(style)': { marginTop: spacing(6) },
  },
}));
