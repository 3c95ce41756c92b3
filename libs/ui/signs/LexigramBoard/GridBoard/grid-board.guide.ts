import type { ComponentGuide } from '../../../component-guide/component-guide.types';

/** Component guide of GridBoard, shown on its documentation page. */
export const guide = {
  purpose: 'A board of a size that the person chooses, from two large keys to all 128.',
  do: [
    'Pass all 128 cells; the grid shows those at the top left.',
    'Mark keys that open another board with `isFolder`.',
  ],
  dont: ['Use it for the built-in panels; LexigramBoard renders them with less script.'],
  accessibility: [
    'A `grid` with a single tab stop, as in LexigramBoard.',
    'A key that opens a board is named so, and has a mark that does not depend on color.',
  ],
  themeSlots: [],
  mui: [],
} satisfies ComponentGuide;
