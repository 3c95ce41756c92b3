import type { SiteWord } from '@paniscus/domain/keyboard';
import type { PictureName } from '../pictures/pictures.data.ts';

/** A member of the board or the advisory board (spec.md, section 3). */
export type BoardMember = {
  /** Unique across both boards, which are sorted by it. */
  id: number;
  name: string;
  role: string;
  image: Extract<PictureName, `portrait-${number}`>;
  location: string;
  description: string;
  /** The word from the board that represents the member; rendered as its lexigram. */
  sign: SiteWord;
};
