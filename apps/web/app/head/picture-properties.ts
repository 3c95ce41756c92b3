import { getAddress } from './url';

/** A picture that stands for a page where its address is passed on. */
export type SharedPicture = {
  /** A path of this site, or a whole address. */
  src: string;
  alt: string;
  /** In pixels. */
  width?: number;
  height?: number;
};

/** A picture in the words of the Open Graph protocol. */
export const pictureProperties = ({ src, width, height, alt }: SharedPicture): Record<string, string> => ({
  'og:image': getAddress(src),
  ...(width !== undefined && { 'og:image:width': String(width) }),
  ...(height !== undefined && { 'og:image:height': String(height) }),
  'og:image:alt': alt,
});
