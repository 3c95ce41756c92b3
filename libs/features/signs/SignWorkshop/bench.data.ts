import { GLYPH_ELEMENTS } from '@paniscus/lexigrams';

/** Every piece that can be laid, by the element it is of. */
export const BENCH: readonly { element: string; pieces: readonly { part: string; label: string }[] }[] =
  Object.keys(GLYPH_ELEMENTS).map((element) => ({ element, pieces: [{ part: element, label: element }] }));
