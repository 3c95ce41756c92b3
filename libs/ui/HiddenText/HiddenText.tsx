import { styled } from '@mui/material/styles';

/** Visually hidden text for screen readers. */
export const HiddenText = styled('span')({
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
});
