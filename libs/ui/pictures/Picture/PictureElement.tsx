import type { ComponentProps } from 'react';

/** A picture in several formats and widths, as defined in `libs/content/pictures`. */
export interface ArtPicture {
  /** Empty when adjacent text already describes it. */
  alt: string;
  /** Size of the largest version in pixels, for the aspect ratio before the picture loads. */
  width: number;
  height: number;
  /** Preferred format first; each `srcSet` in HTML syntax. */
  sources: readonly { type: string; srcSet: string }[];
  /** Fallback for browsers that support none of the sources. */
  src: string;
}

/** The remaining props are those of the `img`. */
interface PictureElementProps extends Omit<
  ComponentProps<'img'>,
  'src' | 'srcSet' | 'alt' | 'width' | 'height' | 'loading' | 'fetchPriority'
> {
  /** Alternative text, size and files of the picture. */
  picture: ArtPicture;
  /** The `sizes` attribute of the picture. */
  sizes: string;
  /** Above the fold: loaded eagerly with high priority. Others load lazily. */
  isFirst?: boolean;
}

/** A picture without frame or crop; layout is up to the caller. */
export function PictureElement({ picture, sizes, isFirst = false, ...img }: PictureElementProps) {
  const { alt, width, height, sources, src } = picture;
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        {...img}
        // Before `src`, so that browsers which start loading at once already know it is lazy.
        loading={isFirst ? undefined : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        src={src}
        alt={alt}
        width={width}
        height={height}
      />
    </picture>
  );
}
