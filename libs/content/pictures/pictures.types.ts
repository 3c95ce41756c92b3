/** A picture of the site, in several formats and widths. */
export type DrawnPicture = {
  /** What somebody reads who cannot see it. */
  alt: string;
  /** In pixels, of the largest. */
  width: number;
  height: number;
  /** The best format first; each `srcSet` as HTML writes it. None where only one file is kept. */
  sources: readonly { type: string; srcSet: string }[];
  /** For browsers that read none of the sources. */
  src: string;
};

/** A film without a seam and without sound; its first picture is the poster. */
export type DrawnLoop<Poster extends string = string> = {
  /** The name of the picture that is shown before it plays. */
  poster: Poster;
  webm: string;
  mp4: string;
  width: number;
  height: number;
  /** What somebody reads who cannot see it. */
  label: string;
};
