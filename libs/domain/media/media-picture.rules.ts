/** Size limit of an uploaded file. */
export const PICTURE_BYTES_MAX = 10_000_000;
/** Width of the largest stored version; smaller pictures are not enlarged. */
export const PICTURE_WIDTH_MAX = 1600;
const SMALLER_WIDTHS = [480, 960] as const;

/** Formats of the stored versions, preferred first. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** What the URL of a picture in the media library says; the size is that of the largest version. */
export type PictureName = { key: string; width: number; height: number };

/** Sources of a responsive picture. */
type PictureSources = {
  /** Largest WebP version, for browsers without responsive pictures. */
  src: string;
  /** Preferred format first; each `srcSet` in HTML syntax. */
  sources: { type: string; srcSet: string }[];
  width: number;
  height: number;
};

const NAME_PATTERN = /^([0-9a-f]{32})-([1-9]\d{0,3})x([1-9]\d{0,4})$/;
const URL_PATTERN = /^\/api\/pictures\/([0-9a-f]{32}-[0-9]{1,4}x[0-9]{1,5})\/[0-9]{1,4}\.(?:avif|webp)$/;

export const isPictureFormat = (text: string): text is PictureFormat =>
  PICTURE_FORMATS.some((format) => format === text);

/** Widths of the stored versions, smallest first. */
export function listPictureWidths(width: number): number[] {
  return [...SMALLER_WIDTHS.filter((smaller) => smaller < width), width];
}

/** Parses the name in a picture's URL, such as `0f…9a-1600x1067`. */
export function parsePictureName(name: string): PictureName | undefined {
  const [, key = '', width, height] = NAME_PATTERN.exec(name) ?? [];
  return key === '' ? undefined : { key, width: Number(width), height: Number(height) };
}

/** Immutable URL of a version of a picture: `/api/pictures/0f…9a-1600x1067/480.webp`. */
export function buildPictureUrl(
  { key, width, height }: PictureName,
  versionWidth = width,
  format: PictureFormat = 'webp',
): string {
  return `/api/pictures/${key}-${width}x${height}/${versionWidth}.${format}`;
}

/** Sources of the picture at a URL of this site's media library; undefined for any other URL. */
export function buildPictureSources(url: string): PictureSources | undefined {
  const name = parsePictureName(URL_PATTERN.exec(url)?.[1] ?? '');
  if (name === undefined) return undefined;
  const buildSrcSet = (format: PictureFormat) =>
    listPictureWidths(name.width)
      .map((width) => `${buildPictureUrl(name, width, format)} ${width}w`)
      .join(', ');
  return {
    src: buildPictureUrl(name),
    sources: PICTURE_FORMATS.map((format) => ({ type: `image/${format}`, srcSet: buildSrcSet(format) })),
    width: name.width,
    height: name.height,
  };
}

/** Whether a picture of the media library has no text alternative. Pictures from elsewhere are not checked. */
export function lacksAltText(pictures: readonly { url: string; alt: string }[]): boolean {
  return pictures.some(({ url, alt }) => alt.trim() === '' && buildPictureSources(url) !== undefined);
}
