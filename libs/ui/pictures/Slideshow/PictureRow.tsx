import { styled } from '@mui/material/styles';
import { PictureElement } from '../Picture/PictureElement';
import type { ArtPicture } from '../Picture/PictureElement';

interface PictureRowProps {
  pictures: readonly ArtPicture[];
  sizes: string;
  label: string;
  isFirst: boolean;
}

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
  // The stage clips overflow, so the focus ring is inset.
  '&:focus-visible': { outlineColor: vars.palette.accent.main, outlineOffset: '-3px' },
}));

/** Scrollable row of all pictures, before hydration or without JavaScript. */
export function PictureRow({ pictures, sizes, label, isFirst }: PictureRowProps) {
  return (
    // A scrollable region must be focusable.
    <Row role="list" tabIndex={0} aria-label={label}>
      {pictures.map((picture, index) => (
        <li key={picture.src}>
          <PictureElement picture={picture} sizes={sizes} isFirst={isFirst && index === 0} />
        </li>
      ))}
    </Row>
  );
}
