/** A picture in several formats and widths. */
export type DrawnPicture = {
  alt: string;
  /** Of the largest file, in pixels. */
  width: number;
  height: number;
  /** Sources of a `picture` element, best format first. Empty when there is only one file. */
  sources: readonly { type: string; srcSet: string }[];
  /** Fallback for browsers that support none of the sources. */
  src: string;
};

/** A seamless, silent video loop. Its first frame is the poster. */
export type DrawnLoop<Poster extends string = string> = {
  /** The name of the picture that is shown before it plays. */
  poster: Poster;
  webm: string;
  mp4: string;
  width: number;
  height: number;
  label: string;
};
