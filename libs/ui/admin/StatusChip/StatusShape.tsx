import { styled } from '@mui/material/styles';
import type { StatusColor } from './status-color';

interface StatusShapeProps {
  color: StatusColor;
}

/** Dash, ring, square, half square or diamond. */
export const StatusShape = styled('span', {
  shouldForwardProp: (name) => name !== 'color',
})<StatusShapeProps>({
  flex: 'none',
  width: '0.6rem',
  height: '0.6rem',
  border: '2px solid',
  variants: [
    { props: { color: 'default' }, style: { height: 0, borderBottom: 0 } },
    { props: { color: 'info' }, style: { borderRadius: '50%' } },
    { props: { color: 'success' }, style: { backgroundColor: 'currentcolor' } },
    {
      props: { color: 'warning' },
      style: { borderTopColor: 'transparent', borderRightColor: 'transparent' },
    },
    { props: { color: 'error' }, style: { backgroundColor: 'currentcolor', transform: 'rotate(45deg)' } },
  ],
});
