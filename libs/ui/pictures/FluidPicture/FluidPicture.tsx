import { styled } from '@mui/material/styles';
import { PictureElement } from '../Picture/PictureElement';

/** A picture as wide as its container, in its own aspect ratio. */
export const FluidPicture = styled(PictureElement)(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  borderRadius: theme.layout.tileRadius,
}));
