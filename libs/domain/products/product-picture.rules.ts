import { PICTURE_WIDTHS, productPictureOf } from './product.rules.ts';

/** One picture as an `img` asks for it. */
export type PictureSources = {
  /** A middle width, for browsers that choose none themselves; empty where there is no picture. */
  src: string;
  /** Every kept width, as `srcset` writes them; none for a picture of another site. */
  srcSet?: string;
};

/** A product's picture in all the widths that the site keeps of it. */
export function pictureSourcesOf(src: string): PictureSources {
  const kept = PICTURE_WIDTHS.map((width) => ({ width, address: productPictureOf(src, width) }));
  const addresses = new Set(kept.map(({ address }) => address));
  if (addresses.size === 1) return { src };
  return {
    src: productPictureOf(src, PICTURE_WIDTHS[1]),
    srcSet: kept.map(({ width, address }) => `${address} ${width}w`).join(', '),
  };
}
