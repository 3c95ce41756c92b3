import { styled } from '@mui/material/styles';
import { PictureElement } from '../Picture/PictureElement';
import type { ArtPicture } from '../Picture/PictureElement';

interface PictureRowProps {
  pictures: readonly ArtPicture[];
  sizes: string;
  label: string;
  isFirst: boolean;
}

/** A finger, a wheel or the arrow keys go through it; each picture comes when it is near. */
const Row = styled('ol')(({ theme: { spacing, vars } }) => ({
  display: 'flex',
  gap: spacing(1),
  height: '100%',
  margin: 0,
  padding: 0,
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  listStyle: 'none',
  '& > li': { flex: '0 0 100%', scrollSnapAlign: 'start' },
  // The stage cuts off what lies outside it, so the ring lies on the picture, as the arrows' rings do.
  '&:focus-visible': { outlineColor: vars.palette.accent.main, outlineOffset: '-3px' },
}));

/** All the pictures beside each other, for pages whose script has not come, or never will. */
export function PictureRow({ pictures, sizes, label, isFirst }: PictureRowProps) {
  return (
    // It scrolls, so it has to be reached by keyboard.
    <Row role="list" tabIndex={0} aria-label={label}>
      {pictures.map((picture, index) => (
        <li key={picture.src}>
          <PictureElement picture={picture} sizes={sizes} isFirst={isFirst && index === 0} />
        </li>
      ))}
    </Row>
  );
}
