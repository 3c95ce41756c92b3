import { styled } from '@mui/material/styles';
import type { SiteWord } from '@paniscus/lexigrams';
import { LexigramTile } from '../../LexigramTile/LexigramTile';

export interface PictureSource {
  src: string;
  /** The same picture in other widths, as `srcset` writes them. */
  srcSet?: string;
  /** What it shows; empty where the words beside it say so already. */
  alt: string;
}

interface PictureProps {
  /** Without one, or with an empty `src`, the sign of `word` stands in its place. */
  picture: PictureSource | undefined;
  /** How wide it will be shown, as the `sizes` of an `img`. */
  sizes: string;
  /** The sign that stands where no picture is. */
  word: SiteWord;
  /** In the first window: fetched at once and before others. Every other one waits until it comes near. */
  isFirst?: boolean;
}

/** In pixels: what browsers take the shape from before the picture has come. */
const SIDE = 960;

const Figure = styled('span')(({ theme: { measures, vars } }) => ({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  overflow: 'hidden',
  backgroundColor: vars.palette.ground,
  border: `${measures.hairline} solid ${vars.palette.divider}`,
  borderRadius: measures.tileRadius,
  '& > img': { display: 'block', width: '100%', height: '100%', objectFit: 'contain' },
}));

/** A square picture that keeps its place from the first moment, so that nothing moves when it comes. */
export function Picture({ picture, sizes, word, isFirst = false }: PictureProps) {
  return (
    <Figure>
      {picture === undefined || picture.src === '' ? (
        <LexigramTile word={word} size="medium" isDecorative />
      ) : (
        <img
          src={picture.src}
          srcSet={picture.srcSet}
          sizes={picture.srcSet === undefined ? undefined : sizes}
          alt={picture.alt}
          width={SIDE}
          height={SIDE}
          loading={isFirst ? undefined : 'lazy'}
          fetchPriority={isFirst ? 'high' : undefined}
          decoding="async"
        />
      )}
    </Figure>
  );
}
