import { styled } from '@mui/material/styles';
import { PictureElement } from '../Picture/PictureElement';

/** A picture as wide as its container, in its own aspect ratio. */
export const FluidPicture = styled(PictureElement)(({ theme, picture: { width, height } }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  // Smaller versions, rounded to whole pixels, would move what is below when they load.
  aspectRatio: `${width} / ${height}`,
  borderRadius: theme.layout.tileRadius,
}));
