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
    about: 'Names and kinds of people and apes.',
    examples: ['Kanzi', 'Lana', 'mother', 'friend', 'visitor'],
  },
  {
    id: 'food',
    name: 'Food and drink',
    about: 'Food and drinks to ask for.',
    examples: ['banana', 'blackberry', 'egg', 'juice', 'coffee'],
  },
  {
    id: 'places',
    name: 'Places',
    about: 'Places to be and to go.',
    examples: ['outdoors', 'Treehouse', 'Midway', 'Lookout', 'River'],
  },
  {
    id: 'activities',
    name: 'Activities',
    about: 'Things to do, alone or together.',
    examples: ['chase', 'tickle', 'groom', 'hide', 'give'],
  },
  {
    id: 'things',
    name: 'Body and things',
    about: 'Body parts and things.',
    examples: ['hand', 'eye', 'ball', 'key', 'fire'],
  },
  {
    id: 'feelings',
    name: 'Feelings and states',
    about: 'How someone feels or how something is.',
    examples: ['good', 'happy', 'hungry', 'cold', 'big'],
  },
  {
    id: 'function',
    name: 'Function words',
    about: 'Small words that connect, ask, agree or refuse.',
    examples: ['yes', 'no', 'please', 'question', 'which-is'],
  },
];
