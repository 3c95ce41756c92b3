import type { LexigramClass } from '@paniscus/domain/keyboard';

export type LexigramClassText = {
  id: LexigramClass;
  name: string;
  about: string;
  /** Words of the vocabulary that illustrate the class on the page about the signs. */
  examples: readonly string[];
};

/** The site's seven word classes, in display order. */
export const lexigramClasses: readonly LexigramClassText[] = [
  {
    id: 'people',
    name: 'People and apes',
    about: 'Who: by name, or by what they are to somebody.',
    examples: ['Kanzi', 'Lana', 'mother', 'friend', 'visitor'],
  },
  {
    id: 'food',
    name: 'Food and drink',
    about: 'What can be asked for and is gone soon after.',
    examples: ['banana', 'blackberry', 'egg', 'juice', 'coffee'],
  },
  {
    id: 'places',
    name: 'Places',
    about: 'Where to be, and where to go next.',
    examples: ['outdoors', 'Treehouse', 'Midway', 'Lookout', 'River'],
  },
  {
    id: 'activities',
    name: 'Activities',
    about: 'What one does, alone or with somebody.',
    examples: ['chase', 'tickle', 'groom', 'hide', 'give'],
  },
  {
    id: 'things',
    name: 'Body and things',
    about: 'Parts of the body, and whatever can be held, worn, opened or feared.',
    examples: ['hand', 'eye', 'ball', 'key', 'fire'],
  },
  {
    id: 'feelings',
    name: 'Feelings and states',
    about: 'How somebody is, or how something is.',
    examples: ['good', 'happy', 'hungry', 'cold', 'big'],
  },
  {
    id: 'function',
    name: 'Function words',
    about: 'The small words that join the others, ask, affirm and refuse.',
    examples: ['yes', 'no', 'please', 'question', 'which-is'],
  },
];
