/** Labels of the games, and the sentences to build in one of them. */
export const gamesContent = {
  title: 'Games with signs',
  label: 'Nothing is counted',
  mark: 'ball',
  lead: 'Three quiet ways to learn the signs of the board. There is no clock, no score and no way to lose.',
  games: {
    find: {
      title: 'Hear the word, find the sign',
      about: 'A word is said, and some signs lie open. One of them is the one.',
      signs: ['banana', 'chase', 'ball'],
    },
    say: {
      title: 'See the sign, say the word',
      about: 'A sign lies before you. Think of its word or say it, then turn it over.',
      signs: ['Kanzi'],
    },
    build: {
      title: 'Build the sentence',
      about: 'A short sentence is said. Lay its signs one after the other.',
      signs: ['please', 'give', 'banana'],
    },
  },
  end: {
    title: 'The signs you met',
    lead: 'That was the round. Touch a sign and it says its word once more.',
    none: 'This time none came up to the end. They are all still there.',
  },
  withoutScript:
    'The games need a script, and this browser runs none. All the signs, with their words, stand on the page about how they are built.',
} as const;

/** Short sentences that people and bonobos might need at a board. Every word is in the vocabulary. */
export const gameSentences: readonly (readonly string[])[] = [
  ['please', 'give', 'banana'],
  ['Kanzi', 'chase', 'ball'],
  ['go', 'outdoors', 'now'],
  ['question', 'where', 'Matata'],
  ['more', 'juice', 'please'],
  ['visitor', 'hide', 'key'],
  ['we', 'go', 'Treehouse'],
  ['baby', 'sleep', 'now'],
  ['you', 'tickle', 'friend'],
  ['open', 'window', 'please'],
  ['question', 'who', 'hungry'],
  ['find', 'blackberry', 'River'],
  ['no', 'more', 'coffee'],
  ['mother', 'groom', 'baby'],
  ['put', 'egg', 'in', 'bowl'],
  ['fire', 'hot'],
  ['yes', 'we', 'play', 'later'],
  ['Panbanisha', 'see', 'dog'],
  ['carry', 'backpack', 'Campfire'],
  ['thank you', 'friend'],
];
