import Box from '@mui/material/Box';
import type { BoxProps } from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { SiteWord } from '@paniscus/lexigrams';
import { LexigramTile } from '../../signs/LexigramTile/LexigramTile';

export interface PictureSource {
  src: string;
  /** The same picture in other widths, in `srcset` syntax. */
  srcSet?: string;
  /** Empty when adjacent text already describes it. */
  alt: string;
}

interface PictureProps extends Omit<BoxProps, 'children'> {
  /** Without a picture, or with an empty `src`, the sign of `word` is shown. */
  picture: PictureSource | undefined;
  /** The `sizes` attribute of the `img`. */
  sizes: string;
  /** Fallback sign. */
  word: SiteWord;
  /** Above the fold: loaded eagerly with high priority. Others load lazily. */
  isFirst?: boolean;
}

/** Intrinsic size in pixels, for the aspect ratio before the picture loads. */
const SIDE = 960;

const Frame = styled(Box)(({ theme: { layout, vars } }) => ({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  overflow: 'hidden',
  backgroundColor: vars.palette.background.subtle,
  border: `${layout.hairline} solid ${vars.palette.divider}`,
  borderRadius: layout.tileRadius,
})) as typeof Box;

const Image = styled('img')({ display: 'block', width: '100%', height: '100%', objectFit: 'contain' });

/** Square picture that reserves its space to avoid layout shift. */
export function Picture({ picture, sizes, word, isFirst = false, ...box }: PictureProps) {
  return (
    <Frame component="span" {...box}>
      {picture === undefined || picture.src === '' ? (
        <LexigramTile word={word} size="medium" isDecorative />
      ) : (
        <Image
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
    </Frame>
  );
}
