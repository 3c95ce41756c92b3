import type { LexigramClass } from '@paniscus/domain';

/** The classes of words, each with a tile colour of its own. */
export const LEXIGRAM_CLASSES = {
  people: 'People and apes',
  food: 'Food and drink',
  places: 'Places',
  activities: 'Activities',
  things: 'Body and things',
  feelings: 'Feelings and states',
  function: 'Function words',
} as const satisfies Record<LexigramClass, string>;

/**
 * A first vocabulary, every word one that apes are reported to have had on their boards.
 * New words are added at the end: a word's sign depends on the words before it.
 */
export const VOCABULARY = {
  Kanzi: 'people',
  Panbanisha: 'people',
  Matata: 'people',
  Mulika: 'people',
  Lana: 'people',
  visitor: 'people',
  banana: 'food',
  orange: 'food',
  blueberry: 'food',
  blackberry: 'food',
  peanut: 'food',
  juice: 'food',
  coffee: 'food',
  egg: 'food',
  water: 'food',
  outdoors: 'places',
  Treehouse: 'places',
  Lookout: 'places',
  Midway: 'places',
  River: 'places',
  chase: 'activities',
  tickle: 'activities',
  groom: 'activities',
  hide: 'activities',
  hug: 'activities',
  carry: 'activities',
  give: 'activities',
  open: 'activities',
  play: 'activities',
  ball: 'things',
  key: 'things',
  fire: 'things',
  shirt: 'things',
  hand: 'things',
  TV: 'things',
  good: 'feelings',
  bad: 'feelings',
  hot: 'feelings',
  cold: 'feelings',
  surprise: 'feelings',
  yes: 'function',
  no: 'function',
  question: 'function',
  please: 'function',
  now: 'function',
  more: 'function',
  'name-of': 'function',
} as const satisfies Readonly<Record<string, LexigramClass>>;

export type Word = keyof typeof VOCABULARY;
