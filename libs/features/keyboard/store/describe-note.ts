import type { KeyboardNote } from '../keyboard.types';
import { WORDS_LOST } from './storage-problems.data';

/** A note as screen readers say it. */
export const describeNote = (note: KeyboardNote): string => {
  switch (note.name) {
    case 'full':
      return 'The sentence is full. Period plays it and clears it.';
    case 'empty':
      return 'The sentence is empty. Press a sign first.';
    case 'cleared':
      return 'Sentence cleared.';
    case 'top-key':
      return 'Hold Alt or Meta while you press a top key to choose a sound, or choose one under Sound.';
    case 'words-lost':
      return WORDS_LOST;
    case 'shared':
      return 'This sentence came with the link. Press Replay to hear it.';
    case 'unknown-words':
      return `Not on any board: ${note.words.join(', ')}.`;
  }
};
