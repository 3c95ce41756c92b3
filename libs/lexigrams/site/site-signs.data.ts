import type { LexigramClass, SiteWord } from '@paniscus/domain';
import type { SignCode } from '../glyph/shapes.ts';

/** A sign on the colour of its class: all that is needed to show it. */
export type SiteSign = { lexigramClass: LexigramClass; sign: SignCode };

/** The signs that pages beside the keyboard show; the vocabulary, of which they are a copy, stays out of their scripts. */
export const SITE_SIGNS: Readonly<Record<SiteWord, SiteSign>> = {
  Kanzi: { lexigramClass: 'people', sign: 'box+diamond' },
  Lana: { lexigramClass: 'people', sign: 'diamond+circle' },
  Matata: { lexigramClass: 'people', sign: 'box+cross' },
  Panbanisha: { lexigramClass: 'people', sign: 'box+circle' },
  visitor: { lexigramClass: 'people', sign: 'wave+dot' },
  banana: { lexigramClass: 'food', sign: 'box+diamond+circle' },
  blackberry: { lexigramClass: 'food', sign: 'box+circle+cross' },
  coffee: { lexigramClass: 'food', sign: 'circle+horizontal+bar' },
  egg: { lexigramClass: 'food', sign: 'diamond+cross+bar' },
  juice: { lexigramClass: 'food', sign: 'circle+vertical+dot' },
  orange: { lexigramClass: 'food', sign: 'box+diamond+cross' },
  water: { lexigramClass: 'food', sign: 'circle+cross+dot' },
  outdoors: { lexigramClass: 'places', sign: 'wave+bar' },
  River: { lexigramClass: 'places', sign: 'box+circle+wave' },
  Treehouse: { lexigramClass: 'places', sign: 'bar+dot' },
  carry: { lexigramClass: 'activities', sign: 'diamond+vertical+wave' },
  chase: { lexigramClass: 'activities', sign: 'diamond+cross+vertical' },
  give: { lexigramClass: 'activities', sign: 'circle+cross+wave' },
  groom: { lexigramClass: 'activities', sign: 'diamond+cross+wave' },
  hide: { lexigramClass: 'activities', sign: 'diamond+cross+bar' },
  hug: { lexigramClass: 'activities', sign: 'diamond+cross+dot' },
  tickle: { lexigramClass: 'activities', sign: 'diamond+cross+horizontal' },
  ball: { lexigramClass: 'things', sign: 'circle+cross+vertical' },
  fire: { lexigramClass: 'things', sign: 'vertical+wave' },
  hand: { lexigramClass: 'things', sign: 'diamond+circle+horizontal' },
  key: { lexigramClass: 'things', sign: 'cross+vertical+dot' },
  shirt: { lexigramClass: 'things', sign: 'diamond+vertical' },
  TV: { lexigramClass: 'things', sign: 'box+horizontal' },
  good: { lexigramClass: 'feelings', sign: 'horizontal+bar' },
  surprise: { lexigramClass: 'feelings', sign: 'box+diamond+dot' },
  more: { lexigramClass: 'function', sign: 'box+vertical' },
  no: { lexigramClass: 'function', sign: 'wave+bar+dot' },
  now: { lexigramClass: 'function', sign: 'diamond+dot' },
  please: { lexigramClass: 'function', sign: 'box+diamond' },
  question: { lexigramClass: 'function', sign: 'box+cross' },
  yes: { lexigramClass: 'function', sign: 'horizontal+bar+dot' },
};
