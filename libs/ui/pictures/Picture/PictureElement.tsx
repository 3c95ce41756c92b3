/** A picture in several formats and widths, as `libs/content/pictures` names them. */
export interface ArtPicture {
  /** What it shows; empty where the words beside it say so already. */
  alt: string;
  /** In pixels, of the largest: what browsers take the shape from before the picture has come. */
  width: number;
  height: number;
  /** The best format first; each `srcSet` as HTML writes it. */
  sources: readonly { type: string; srcSet: string }[];
  /** For browsers that read none of the sources. */
  src: string;
}

interface PictureElementProps {
  picture: ArtPicture;
  /** How wide it will be shown, as the `sizes` of an `img`. */
  sizes: string;
  /** In the first window: fetched at once and before others. Every other one waits until it comes near. */
  isFirst?: boolean;
}

/** A drawn picture and nothing around it: its place, its frame and its shape are up to whoever shows it. */
export function PictureElement({ picture, sizes, isFirst = false }: PictureElementProps) {
  const { alt, width, height, sources, src } = picture;
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        // Before its address, so that browsers which begin at once know that they may wait.
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
