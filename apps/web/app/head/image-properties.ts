import { toAbsoluteUrl } from './absolute-url';

export type SharedImage = {
  /** Path on this site or absolute URL. */
  src: string;
  alt: string;
  /** In pixels. */
  width?: number;
  height?: number;
};

export const buildImageProperties = ({ src, width, height, alt }: SharedImage): Record<string, string> => ({
  'og:image': toAbsoluteUrl(src),
  ...(width !== undefined && { 'og:image:width': String(width) }),
  ...(height !== undefined && { 'og:image:height': String(height) }),
  'og:image:alt': alt,
});
