import type { SiteWord } from '@paniscus/domain/keyboard';
import type { DrawnPicture } from '../pictures/pictures.types.ts';

export type TimelineDate = {
  precision: 'year' | 'day' | 'season' | 'about' | 'span';
  text: string;
  /** Machine-readable year or day. For a span it is only the sort key and is not published. */
  value: `${number}` | `${number}-${number}-${number}`;
};

/** A silent video beside an entry, played on request. */
type TimelineVideo = { webm: string; mp4: string; poster: string; label: string };

export type TimelineEntry = {
  /** URL segment below the timeline's path. */
  slug: string;
  date: TimelineDate;
  title: string;
  /** 40 to 110 words. */
  description: string;
  sources: readonly string[];
  sign: SiteWord;
  /** Without a picture, only the lexigram is shown. */
  picture?: DrawnPicture;
  video?: TimelineVideo;
};
