import { formatWordCount } from '../BoardFiles/format-word-count';

export const describeFill = (addedCount: number): string =>
  addedCount === 0
    ? 'No words were added. They are already on the board, or there is no room.'
    : `${formatWordCount(addedCount)} added.`;
