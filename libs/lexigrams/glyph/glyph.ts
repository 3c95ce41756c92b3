import { classOf } from '../vocabulary/vocabulary.ts';
import { VOCABULARY } from '../vocabulary/vocabulary.data.ts';
import type { LexigramClass } from '@paniscus/domain';
import { COMBINATIONS } from './combinations.ts';
import { GLYPH_ELEMENTS } from './elements.data.ts';
import type { ElementName, GlyphShape } from './elements.data.ts';

export interface Glyph {
  word: string;
  lexigramClass: LexigramClass;
  elements: readonly ElementName[];
  shapes: readonly GlyphShape[];
}

/** FNV-1a, 32 bits: small, and the same on every machine. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}

/** The next free sign from where the word's own letters point; earlier words keep theirs. */
function dealSigns(): ReadonlyMap<string, number> {
  const taken = new Set<number>();
  const signs = new Map<string, number>();
  for (const word of Object.keys(VOCABULARY)) {
    let index = hashOf(word) % COMBINATIONS.length;
    while (taken.has(index) && taken.size < COMBINATIONS.length) {
      index = (index + 1) % COMBINATIONS.length;
    }
    taken.add(index);
    signs.set(word, index);
  }
  return signs;
}

const signs = dealSigns();

/** The sign of a word. A word outside the vocabulary gets one too, always the same, but may share it. */
export function glyphOf(word: string): Glyph {
  const index = signs.get(word) ?? hashOf(word) % COMBINATIONS.length;
  const elements = COMBINATIONS[index] ?? [];
  return {
    word,
    lexigramClass: classOf(word),
    elements,
    shapes: elements.map((element) => GLYPH_ELEMENTS[element]),
  };
}
