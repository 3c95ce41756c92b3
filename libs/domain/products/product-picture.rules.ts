import { PICTURE_WIDTHS, buildProductPictureUrl } from './product.rules.ts';

/** One picture as an `img` asks for it. */
export type PictureSources = {
  /** A middle width, for browsers that choose none themselves; empty where there is no picture. */
  src: string;
  /** Every kept width, as `srcset` writes them; none for a picture of another site. */
  srcSet?: string;
};

/** A product's picture in all the widths that the site keeps of it. */
export function buildPictureSources(src: string): PictureSources {
  const remaining = PICTURE_WIDTHS.map((width) => ({ width, address: buildProductPictureUrl(src, width) }));
  const addresses = new Set(remaining.map(({ address }) => address));
  if (addresses.size === 1) return { src };
  return {
    src: buildProductPictureUrl(src, PICTURE_WIDTHS[1]),
    srcSet: remaining.map(({ width, address }) => `${address} ${width}w`).join(', '),
  };
}
