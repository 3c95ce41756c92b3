import { styled } from '@mui/material/styles';
import { FluidPicture } from '../FluidPicture/FluidPicture';
import type { ArtPicture } from '../Picture/PictureElement';

interface PictureRowProps {
  pictures: readonly ArtPicture[];
  sizes: string;
  label: string;
  isFirst: boolean;
}

const Row = styled('ol')(({ theme: { spacing, vars } }) => ({
  position: 'absolute',
  // A pixel larger than the stage, which clips it: slides that follow are never the larger paint.
  inset: '0 -1px -1px 0',
  display: 'flex',
  gap: spacing(1),
  margin: 0,
  padding: 0,
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  listStyle: 'none',
  // The stage clips overflow, so the focus ring is inset.
  '&:focus-visible': { outlineColor: vars.palette.accent.main, outlineOffset: '-3px' },
}));

const Item = styled('li')({
  flex: '0 0 100%',
  scrollSnapAlign: 'start',
  // Browsers load lazy pictures from far away, but not in items that are not displayed yet.
  contentVisibility: 'auto',
});

/** Scrollable row of all pictures, before hydration or without JavaScript. */
export function PictureRow({ pictures, sizes, label, isFirst }: PictureRowProps) {
  return (
    // A scrollable region must be focusable.
    <Row role="list" tabIndex={0} aria-label={label}>
      {pictures.map((picture, index) => (
        <Item key={picture.src}>
          <FluidPicture picture={picture} sizes={sizes} isFirst={isFirst && index === 0} />
        </Item>
      ))}
    </Row>
  );
}
