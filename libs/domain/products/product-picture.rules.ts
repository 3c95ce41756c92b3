import { PICTURE_WIDTHS, buildProductPictureUrl } from './product.rules.ts';

export type PictureSources = {
  /** Fallback with a medium width; empty when there is no picture. */
  src: string;
  /** All stored widths; undefined for pictures of other sites. */
  srcSet?: string;
};

/** Builds `src` and `srcset` from all stored widths of a product picture. */
export function buildPictureSources(src: string): PictureSources {
  const sources = PICTURE_WIDTHS.map((width) => ({ width, url: buildProductPictureUrl(src, width) }));
  const urls = new Set(sources.map(({ url }) => url));
  if (urls.size === 1) return { src };
  return {
    src: buildProductPictureUrl(src, PICTURE_WIDTHS[1]),
    srcSet: sources.map(({ width, url }) => `${url} ${width}w`).join(', '),
  };
}
