import type { ComponentGuide } from '../../component-guide/component-guide.types';

/** Component guide of LexigramBoard, shown on its documentation page. */
export const guide = {
  purpose: 'The keyboard of 128 lexigrams, which people press to speak.',
  do: [
    'Use `onPressStart` to start a sound before the press is complete, and `onPressCancel` to stop it.',
    'Keep `cells` stable between renders; each key is memoized.',
  ],
  dont: ['Wrap keys in other interactive elements.', 'Rely on hover: most visitors use touch or switches.'],
  accessibility: [
    'A `grid` with a single tab stop: arrow keys, Home and End move between keys, Enter and Space press them.',
    'Rows are announced as they are seen, even when narrow windows split them.',
    'Several fingers may rest on the board; each touch counts once.',
  ],
  themeSlots: [
    'palette.text.primary',
    'palette.background.paper',
    'palette.lexigram',
    'palette.accent.main',
    'palette.text.secondary',
    'palette.outline',
    'layout.tileRadius',
    'layout.focusRing',
    'motions.quick',
    'relief.raised',
    'relief.pressed',
  ],
  mui: [],
} satisfies ComponentGuide;
