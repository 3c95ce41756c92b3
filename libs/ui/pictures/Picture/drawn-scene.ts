import type { ArtPicture } from './PictureElement';

const drawn = (sky: string, sun: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 64"><rect width="96" height="64" fill="${sky}"/><circle cx="${sun}" cy="24" r="8" fill="ivory"/><path d="M0 64V44Q24 28 48 42T96 36V64Z" fill="darkslategray"/></svg>`,
  )}`;

export const drawnScene = (sky: string, sun: number, alt: string): ArtPicture => ({
  alt,
  width: 960,
  height: 640,
  sources: [],
  src: drawn(sky, sun),
});
