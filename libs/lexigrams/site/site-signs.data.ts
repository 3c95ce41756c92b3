import type { LexigramClass, SiteWord } from '@paniscus/domain';
import type { SignCode } from '../glyph/parts.ts';

/** A sign on the color of its class: all that is needed to show it. */
export type SiteSign = { lexigramClass: LexigramClass; sign: SignCode };

/**
 * The signs that pages beside the keyboard show, written by `node tools/signs.ts`; the vocabulary, of which they are a
 * copy, stays out of their scripts.
 */
export const SITE_SIGNS: Readonly<Record<SiteWord, SiteSign>> = {
  Kanzi: { lexigramClass: 'people', sign: 'circle+diamond.small' },
  Panbanisha: { lexigramClass: 'people', sign: 'diamond+circle.small+horizontal' },
  Matata: { lexigramClass: 'people', sign: 'box+horizontal+dot.high' },
  Lana: { lexigramClass: 'people', sign: 'diamond+vertical.pair' },
  visitor: { lexigramClass: 'people', sign: 'box+vertical+dot.left' },
  banana: { lexigramClass: 'food', sign: 'circle+box.small' },
  orange: { lexigramClass: 'food', sign: 'circle+dot' },
  blackberry: { lexigramClass: 'food', sign: 'circle+dot.stack' },
  egg: { lexigramClass: 'food', sign: 'box+dot.stack' },
  water: { lexigramClass: 'food', sign: 'wave+bar.pair' },
  juice: { lexigramClass: 'food', sign: 'wave+dot.stack' },
  coffee: { lexigramClass: 'food', sign: 'box+circle.small' },
  yes: { lexigramClass: 'function', sign: 'circle+vertical' },
  no: { lexigramClass: 'function', sign: 'circle+cross' },
  please: { lexigramClass: 'function', sign: 'circle+horizontal+dot.low' },
  question: { lexigramClass: 'function', sign: 'diamond+circle.small' },
  more: { lexigramClass: 'function', sign: 'circle+dot.pair' },
  now: { lexigramClass: 'function', sign: 'diamond+dot' },
  outdoors: { lexigramClass: 'places', sign: 'circle+vertical.pair+horizontal.pair' },
  Treehouse: { lexigramClass: 'places', sign: 'diamond+vertical+dot' },
  River: { lexigramClass: 'places', sign: 'box+wave' },
  chase: { lexigramClass: 'activities', sign: 'cross+dot.pair' },
  tickle: { lexigramClass: 'activities', sign: 'wave.pair+dot' },
  groom: { lexigramClass: 'activities', sign: 'vertical.pair+horizontal.pair+dot' },
  hide: { lexigramClass: 'activities', sign: 'cross.small+bar.pair' },
  hug: { lexigramClass: 'activities', sign: 'circle+vertical.pair' },
  carry: { lexigramClass: 'activities', sign: 'box+bar' },
  give: { lexigramClass: 'activities', sign: 'box+diamond.small' },
  good: { lexigramClass: 'feelings', sign: 'circle+wave' },
  surprise: { lexigramClass: 'feelings', sign: 'cross+horizontal' },
  hand: { lexigramClass: 'things', sign: 'box+cross' },
  ball: { lexigramClass: 'things', sign: 'diamond+box.small' },
  key: { lexigramClass: 'things', sign: 'circle+vertical.low+dot' },
  TV: { lexigramClass: 'things', sign: 'box+dot.pair' },
  shirt: { lexigramClass: 'things', sign: 'box+vertical.pair' },
  fire: { lexigramClass: 'things', sign: 'diamond+cross.small' },
};
