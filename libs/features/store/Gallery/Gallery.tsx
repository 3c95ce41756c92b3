import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { buildPictureSources } from '@paniscus/domain/products';
import type { ProductImage } from '@paniscus/domain/products';
import { lazyDialog, Picture } from '@paniscus/ui';
import { useState } from 'react';
import { buildAltText } from './alt-text';
import type { GalleryProps } from './gallery.types';
import type { PictureDialogProps } from './PictureDialog';

const SIZES = '(min-width: 60rem) 38rem, 86vw';

/** Loaded on demand. If that fails, the page stays usable without the large picture. */
const PictureDialog = lazyDialog<PictureDialogProps>(
  () => import('./PictureDialog').then((module) => module.PictureDialog),
  () => null,
);

interface FilmstripProps {
  single: boolean;
}

/** Swipeable row on phones, side by side on tablets, stacked beside the form on desktops. */
const Filmstrip = styled(List, {
  shouldForwardProp: (prop) => prop !== 'single',
})<FilmstripProps>(({ theme: { breakpoints, spacing }, single }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: single ? '100%' : '86%',
  gap: spacing(2),
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  [breakpoints.up('sm')]: { gridAutoColumns: '1fr' },
  [breakpoints.up('md')]: {
    gridAutoFlow: 'row',
    gridAutoColumns: 'auto',
    gap: spacing(4),
    overflow: 'visible',
  },
}));

export function Gallery({ images, subject, word }: GalleryProps) {
  const [enlarged, setEnlarged] = useState<{ index: number; open: boolean }>();
  const enlargedImage = enlarged && images[enlarged.index];
  const enlarge = (index: number) => setEnlarged({ index, open: true });
  if (images.length === 0) return <Picture picture={undefined} sizes={SIZES} word={word} />;
  return (
    <>
      <Filmstrip role="list" aria-label="Pictures" single={images.length === 1}>
        {images.map((image, index) => (
          <ListItem key={image.src} sx={{ display: 'block', scrollSnapAlign: 'start', minWidth: 0 }}>
            <Figure {...{ image, index, subject, word }} onEnlarge={() => enlarge(index)} />
          </ListItem>
        ))}
      </Filmstrip>
      {enlarged === undefined || enlargedImage === undefined ? null : (
        <PictureDialog
          {...{ subject, word }}
          open={enlarged.open}
          image={enlargedImage}
          onClose={() => setEnlarged({ ...enlarged, open: false })}
          onShowOther={images.length < 2 ? undefined : () => enlarge(enlarged.index === 0 ? 1 : 0)}
        />
      )}
    </>
  );
}

/** The focus ring is inside, because the filmstrip clips what is outside. */
const buttonSx = {
  display: 'block',
  width: 1,
  cursor: 'zoom-in',
  '&:focus-visible': { outlineOffset: '-3px' },
};

interface FigureProps extends Omit<GalleryProps, 'images'> {
  image: ProductImage;
  index: number;
  onEnlarge: () => void;
}

function Figure({ image, index, subject, word, onEnlarge }: FigureProps) {
  return (
    <Box component="figure">
      <ButtonBase onClick={onEnlarge} sx={buttonSx}>
        <Picture
          picture={{ ...buildPictureSources(image.src), alt: `Enlarge: ${buildAltText(subject, image)}` }}
          sizes={SIZES}
          word={word}
          isFirst={index === 0}
        />
      </ButtonBase>
      <Stack
        component="figcaption"
        direction="row"
        spacing={2}
        sx={{ justifyContent: 'space-between', pt: 1, typography: 'overline', color: 'text.secondary' }}
      >
        <span>{`Fig. ${index + 1}`}</span>
        {image.position === 'other' ? null : <span>{image.position}</span>}
      </Stack>
    </Box>
  );
}
