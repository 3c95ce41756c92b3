import type { SiteWord } from '@paniscus/domain';
import type { DrawnPicture } from '../pictures/pictures.types.ts';

/** When something happened, as exactly as it is known and no more. */
export type TimelineDate = {
  precision: 'year' | 'day' | 'season' | 'about' | 'span';
  /** As it stands on the page. */
  text: string;
  /** For machines: a year or a day. Of a span the year by which it is sorted, told to nobody. */
  value: `${number}` | `${number}-${number}-${number}`;
};

/** A silent video beside an entry, played on request. */
export type TimelineVideo = { webm: string; mp4: string; poster: string; label: string };

export type TimelineEntry = {
  /** Its own address under that of the timeline. */
  slug: string;
  date: TimelineDate;
  title: string;
  /** 40 to 110 words. */
  description: string;
  /** The works that say so, by name. */
  sources: readonly string[];
  /** The word whose sign marks it. */
  sign: SiteWord;
  /** Shown beside it; without one it has only its sign. */
  picture?: DrawnPicture;
  video?: TimelineVideo;
};
