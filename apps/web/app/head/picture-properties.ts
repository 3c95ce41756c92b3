import { getAddress } from './url';

export type SharedPicture = {
  /** Path on this site or absolute URL. */
  src: string;
  alt: string;
  /** In pixels. */
  width?: number;
  height?: number;
};

export const pictureProperties = ({ src, width, height, alt }: SharedPicture): Record<string, string> => ({
  'og:image': getAddress(src),
  ...(width !== undefined && { 'og:image:width': String(width) }),
  ...(height !== undefined && { 'og:image:height': String(height) }),
  'og:image:alt': alt,
});
