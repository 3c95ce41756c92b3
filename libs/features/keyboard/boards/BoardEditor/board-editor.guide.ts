import type { ComponentGuide } from '@paniscus/ui';

/** Shown on the documentation page of BoardEditor. */
export const guide = {
  purpose: 'Editor of the speaker’s own board; works without dragging.',
  do: [
    'Save the cells of `onCellsChange` at once: there is no save button.',
    'Mount it on demand; it loads the words that it offers.',
  ],
  dont: ['Ask before a change: every change can be undone.'],
  accessibility: [
    'Select a key, then a word: no dragging, so that it works with switches and the keyboard.',
    'Each change is announced with the word and the key.',
  ],
  themeSlots: [],
  mui: ['Alert', 'Box', 'Button', 'Stack', 'Typography'],
} satisfies ComponentGuide;
