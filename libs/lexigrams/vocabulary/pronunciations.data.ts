import type { LexigramKey } from '@paniscus/domain/keyboard';

/** Syllable: phones of Festival's American English phone set, and stress. */
export type Syllable = readonly [phones: string, stress: 0 | 1];

/** Pronunciation where the spelling is not enough: replacement text or explicit phones. */
export type Pronunciation = { text: string } | { syllables: readonly Syllable[] };

/** Pronunciation overrides; other words are spoken as written. */
export const PRONUNCIATIONS: Readonly<Record<LexigramKey, Pronunciation>> = {
  // Names missing from the voice's dictionary.
  panbanisha: {
    syllables: [
      ['p ae n', 1],
      ['b ax', 0],
      ['n iy', 1],
      ['sh ax', 0],
    ],
  },
  matata: {
    syllables: [
      ['m ax', 0],
      ['t aa', 1],
      ['t ax', 0],
    ],
  },
  mulika: {
    syllables: [
      ['m uw', 0],
      ['l iy', 1],
      ['k ax', 0],
    ],
  },
  nyota: {
    syllables: [
      ['n iy', 0],
      ['ow', 1],
      ['t ax', 0],
    ],
  },
  tamuli: {
    syllables: [
      ['t ax', 0],
      ['m uw', 1],
      ['l iy', 0],
    ],
  },
  lana: {
    syllables: [
      ['l aa', 1],
      ['n ax', 0],
    ],
  },
  jeannine: {
    syllables: [
      ['jh ax', 0],
      ['n iy n', 1],
    ],
  },
  bonobo: {
    syllables: [
      ['b ax', 0],
      ['n ow', 1],
      ['b ow', 0],
    ],
  },
  flatrock: { text: 'flat rock' },
  // Abbreviations and compounds.
  tv: { text: 'T V' },
  'm-m': { text: 'M and M' },
  // The voice does not know the typographic apostrophe.
  'sue-s-office': { text: "Sue's office" },
  'a-frame': {
    syllables: [
      ['ey', 1],
      ['f r ey m', 1],
    ],
  },
  'name-of': { text: 'name of' },
  'which-is': { text: 'which is' },
  'out-of': { text: 'out of' },
  'piece-of': { text: 'piece of' },
  'keep-away': { text: 'keep away' },
  'pine-needle': { text: 'pine needle' },
  // Homographs: here the activities, and the wind that blows.
  read: { syllables: [['r iy d', 1]] },
  use: { syllables: [['y uw z', 1]] },
  close: { syllables: [['k l ow z', 1]] },
  wind: { syllables: [['w ih n d', 1]] },
  // Strong forms, because the words are spoken in isolation.
  to: { syllables: [['t uw', 1]] },
  for: { syllables: [['f ao r', 1]] },
  and: { syllables: [['ae n d', 1]] },
  can: { syllables: [['k ae n', 1]] },
  peanut: {
    syllables: [
      ['p iy', 1],
      ['n ah t', 0],
    ],
  },
  toothbrush: {
    syllables: [
      ['t uw th', 1],
      ['b r ah sh', 0],
    ],
  },
};
