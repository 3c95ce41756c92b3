import type { SiteWord } from '@paniscus/domain';
import type { PictureName } from '../pictures/pictures.data.ts';

/** Somebody on one of the boards (spec.md, section 3). */
export type BoardMember = {
  /** One count over both boards; the lists are in its order. */
  id: number;
  name: string;
  role: string;
  /** The name of the portrait among the site's pictures. */
  image: Extract<PictureName, `portrait-${number}`>;
  location: string;
  description: string;
  /** The word they chose from the board; its sign stands for them. */
  sign: SiteWord;
};
