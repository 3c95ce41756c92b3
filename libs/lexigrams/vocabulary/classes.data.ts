import type { LexigramClass } from '@paniscus/domain/keyboard';

export const LEXIGRAM_CLASSES = {
  people: 'People and apes',
  food: 'Food and drink',
  places: 'Places',
  activities: 'Activities',
  things: 'Body and things',
  feelings: 'Feelings and states',
  function: 'Function words',
} as const satisfies Record<LexigramClass, string>;
