import type { BoardId, SoundSet } from '@paniscus/domain/keyboard';

export const boardNames: Readonly<Record<BoardId, string>> = {
  alpha: 'Alpha',
  beta: 'Beta',
  gamma: 'Gamma',
  delta: 'Delta',
};

export const soundNames: Readonly<Record<SoundSet, string>> = {
  10: 'Original',
  15: '½ octave up',
  20: '1 octave up',
  30: '2 octaves up',
  40: '3 octaves up',
};

/** Keys above the board, which select a sound set with Alt or Meta. */
export const topKeys: readonly { name: string; set: SoundSet }[] = [
  { name: 'One', set: 10 },
  { name: 'Two', set: 15 },
  { name: 'Three', set: 20 },
  { name: 'Four', set: 30 },
  { name: 'Five', set: 40 },
];
