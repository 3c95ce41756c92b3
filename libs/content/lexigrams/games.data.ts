/** Labels of the games, and the sentences to build in one of them. */
export const gamesContent = {
  title: 'Games with signs',
  label: 'No timer, no score',
  sign: 'ball',
  lead: 'Three games to learn the signs on the keyboard. There is no timer and no score.',
  games: {
    find: {
      title: 'Hear the word, find the sign',
      description: 'You hear a word and see several signs. Find the one that matches.',
      signs: ['banana', 'chase', 'ball'],
    },
    say: {
      title: 'See the sign, say the word',
      description: 'You see a sign. Say its word or think of it, then turn the card over.',
      signs: ['Kanzi'],
    },
    build: {
      title: 'Build the sentence',
      description: 'You hear a short sentence. Put its signs in order.',
      signs: ['please', 'give', 'banana'],
    },
  },
  end: {
    title: 'Signs from this round',
    lead: 'You finished the round. Press a sign to hear its word again.',
    early: 'You ended the round early. Press a sign to hear its word again.',
    none: 'You ended the round early. You can start again anytime.',
  },
  withoutOwnWords:
    'To practice your own words here, make at least two words with a picture on the keyboard first.',
  withoutScript:
    'The games need JavaScript, which is turned off in this browser. You can see all the signs and their words on the page about how the signs are built.',
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
