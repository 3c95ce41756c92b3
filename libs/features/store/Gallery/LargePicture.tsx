import { styled } from '@mui/material/styles';
import { buildPictureSources } from '@paniscus/domain/products';
import type { ProductImage } from '@paniscus/domain/products';
import { Button, Dialog, Picture } from '@paniscus/ui';
import { useEffect, useRef } from 'react';
import type { GalleryProps } from './gallery.types';

type LargePictureProps = GalleryProps & {
  large: number | undefined;
  setLarge: (index: number | undefined) => void;
};

/** Larger than on the page at any width; scrolls where it does not fit. */
const Large = styled('div')({
  maxHeight: 'calc(100svh - 13rem)',
  // The buttons are stacked at this width.
  '@media (max-width: 30rem)': { maxHeight: 'calc(100svh - 17.5rem)' },
  overflow: 'auto',
  overscrollBehavior: 'contain',
  '& > *': { width: 'max(100%, 42rem)', maxWidth: '60rem', marginInline: 'auto' },
});

export function LargePicture({ images, subject, word, large, setLarge }: LargePictureProps) {
  const box = useRef<HTMLDivElement>(null);
  const close = () => setLarge(undefined);
  const image = large === undefined ? undefined : images[large];
  const other = large === 0 ? 1 : 0;

  useEffect(() => {
    // Scrolls to the center of the picture, where the product is, once the dialog is open.
    const shown = box.current;
    if (shown !== null) shown.scrollLeft = (shown.scrollWidth - shown.clientWidth) / 2;
  }, [image]);

  const actions = (
    <>
      {images.length < 2 ? null : (
        <Button look="plain" onClick={() => setLarge(other)}>
          Other picture
        </Button>
      )}
      <Button onClick={close}>Close</Button>
    </>
  );
  return (
    <Dialog isOpen={image !== undefined} title={subject} width="wide" actions={actions} onClose={close}>
      {image === undefined ? null : (
        <Large ref={box} role="region" aria-label="Large picture" tabIndex={0}>
          <Picture
            picture={{ ...buildPictureSources(image.src), alt: buildAltText(subject, image) }}
            sizes="60rem"
            word={word}
            isFirst
          />
        </Large>
      )}
    </Dialog>
  );
}

export const buildAltText = (subject: string, { position }: ProductImage) =>
  position === '' || position === 'other' ? subject : `${subject}, ${position}`;
