import { styled } from '@mui/material/styles';
import { buildPictureSources } from '@paniscus/domain/products';
import { Picture } from '@paniscus/ui';
import { useState } from 'react';
import { buildAltText, LargePicture } from './LargePicture';
import type { GalleryProps } from './gallery.types';

const SIZES = '(min-width: 60rem) 38rem, 86vw';

const Strip = styled('ul')(({ theme: { breakpoints, measures, spacing, typography, vars } }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '86%',
  gap: spacing(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  '& > li': { scrollSnapAlign: 'start', minWidth: 0 },
  '&[data-single]': { gridAutoColumns: '100%' },
  [breakpoints.up('sm')]: { gridAutoColumns: '1fr' },
  [breakpoints.up(measures.barFrom)]: {
    gridAutoFlow: 'row',
    gridAutoColumns: 'auto',
    gap: spacing(4),
    overflow: 'visible',
  },
  '& button': {
    display: 'block',
    width: '100%',
    padding: 0,
    border: 0,
    background: 'none',
    cursor: 'zoom-in',
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '& figcaption': {
    ...typography.overline,
    display: 'flex',
    justifyContent: 'space-between',
    gap: spacing(2),
    paddingTop: spacing(1),
    color: vars.palette.text.secondary,
  },
}));
export function Gallery({ images, subject, word }: GalleryProps) {
  const [large, setLarge] = useState<number>();
  if (images.length === 0) return <Picture picture={undefined} sizes={SIZES} word={word} />;
  return (
    <>
      <Strip role="list" aria-label="Pictures" data-single={images.length === 1 ? '' : undefined}>
        {images.map((image, index) => (
          <li key={image.src}>
            <figure>
              <button type="button" onClick={() => setLarge(index)}>
                <Picture
                  picture={{
                    ...buildPictureSources(image.src),
                    alt: `Enlarge: ${buildAltText(subject, image)}`,
                  }}
                  sizes={SIZES}
                  word={word}
                  isFirst={index === 0}
                />
              </button>
              <figcaption>
                <span>{`Fig. ${index + 1}`}</span>
                {image.position !== 'other' && <span>{image.position}</span>}
              </figcaption>
            </figure>
          </li>
        ))}
      </Strip>
      <LargePicture {...{ images, subject, word, large, setLarge }} />
    </>
  );
}
