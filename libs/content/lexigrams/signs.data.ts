import type { SignSourceId } from './sources.data.ts';

type Section = { title: string; label?: string; paragraphs: readonly string[] };
/** A historical fact, its sources, and how this site relates to it. */
export type HistoricalFact = {
  topic: string;
  documented: string;
  sources: readonly SignSourceId[];
  ownChoice: string;
};

/**
 * The page about the signs. Historical statements cite the works in `sources.data.ts`; statements without a source are
 * presented as the site's own.
 */
export const signsContent = {
  title: 'How the signs are built',
  label: 'Yerkish, from 1971',
  sign: 'question',
  lead: 'A Yerkish lexigram is a few drawn elements on a colored tile. It is not a picture of its meaning, and apes learned to read it.',
  history: {
    title: 'A language for apes',
    label: '1970–1973',
    paragraphs: [
      'Ernst von Glasersfeld created Yerkish for nonhuman primates and named it for Robert M. Yerkes. In 1971 he coined the word “lexigram,” created the first 120 lexigrams and wrote the grammar.',
      'Planning for LANA, short for LANguage Analogue, began in the winter of 1970. In the spring of 1971 the project received a four-year grant from the National Institutes of Health. The team was Duane Rumbaugh, Harold Warner, Ernst von Glasersfeld and Pier Pisani. The chimpanzee Lana was the first to be taught, starting in 1973.',
      'The words of the language could be used to ask for food and drink, music or a short film, an open or closed window, a different room temperature, or an activity with people. A computer parsed each request automatically.',
      'Almost every lexigram stands for one English word in one sense. Some stand for a combination of words. The grammar is correlational: it takes the meaning of words into account.',
    ],
  } satisfies Section,
  pairs: {
    label: 'One lexigram for two English words, in signs drawn for this site',
    words: ['name-of', 'which-is'],
  },
  elements: {
    title: 'Nine elements',
    label: 'Plate I',
    paragraphs: [
      'According to the University of Innsbruck, von Glasersfeld built his lexigrams from nine visual design elements, shown in nine colors. No lexigram is a picture of its word.',
      'The nine elements below are our own, based on that idea. We have not seen his original drawings.',
    ],
  } satisfies Section,
  steps: {
    title: 'A sign, step by step',
    label: 'Plate II',
    paragraphs: [
      'On this site, each sign starts with the colored tile of its class. Elements are added until no other of the 384 words has the same sign.',
    ],
    words: ['banana', 'Kanzi', 'outdoors', 'tickle'],
  },
  classes: {
    title: 'Seven classes',
    label: 'Plate III',
    paragraphs: [
      'In Yerkish, the color of a lexigram showed the class of its word. All body parts were green, for example. We sort our words into seven classes. Green still stands for the body, and the other colors are our choice.',
    ],
  } satisfies Section,
  boards: {
    title: 'Keyboards and boards',
    label: 'Kanzi, Mulika, Panbanisha',
    paragraphs: [
      'One keyboard had 256 lexigrams on its two sides. Later ones had up to three panels and 384 keys in all. Large sliding touchscreens were built for the bonobos, and an app by Ken Schweller, Bonobo Chat, linked their portable keyboards.',
      'Outdoors, a board with photographs of the lexigrams replaced the computer keyboard. People pointed to it and said the words in English. Seventeen places in the forest where food could be found had names.',
      'A 1986 study, “Spontaneous symbol acquisition,” counted 46 symbols for Kanzi and 37 for Mulika. In two-part requests, Kanzi used bite, carry, chase, grab, hide, hug, slap and tickle.',
      'A 2007 report said that Kanzi and Panbanisha used 384 lexigrams. To study their errors, Lyn compared 1,497 pairs of a sample and an error on seven dimensions.',
    ],
    firstSigns: {
      caption: 'Words reported for Kanzi by age, in signs drawn for this site',
      rows: [
        { age: '30 to 35 months', words: ['orange', 'banana', 'coffee', 'juice'] },
        { age: '36 to 40 months', words: ['groom', 'egg'] },
        { age: '40 to 46 months', words: ['hot dog', 'Mulika', 'TV'] },
      ],
    },
    places: {
      caption: 'Names of places in the forest, in signs drawn for this site',
      words: ['Lookout', 'Treehouse', 'Midway'],
    },
    utterances: {
      caption:
        'Two utterances quoted in Savage-Rumbaugh and Lewin’s book “Kanzi,” in signs drawn for this site',
      sentences: [
        ['pine-needle', 'hide'],
        ['shirt', 'hide'],
      ],
    },
  },
  workshop: {
    title: 'The workshop',
    label: 'Try it',
    lead: 'Build your own sign and see if it matches a word.',
    withoutScript: 'The workshop needs JavaScript, which is turned off in this browser.',
  },
  evidence: {
    title: 'What is known and what is ours',
    lead: 'We could not find a complete published board of 256 or 384 words, or a set of lexigrams that may be copied. So we say what is known, with sources, and what we made.',
    rows: [
      {
        topic: 'The elements',
        documented: 'Lexigrams are built from nine visual design elements.',
        sources: ['innsbruck'],
        ownChoice: 'The nine shapes, their sizes and positions, and how many each sign has.',
      },
      {
        topic: 'The signs',
        documented: 'Von Glasersfeld made the first 120. They are not pictures of their meanings.',
        sources: ['yerkish', 'innsbruck'],
        ownChoice:
          'All 384 signs on this site. A program created them, and none is copied from a real board. They are not the lexigrams that Lana or Kanzi used.',
      },
      {
        topic: 'The colors',
        documented: 'There were nine. Color shows the class of a word. All body parts are green.',
        sources: ['innsbruck'],
        ownChoice:
          'The seven classes, their names and their colors, after von Glasersfeld’s design of the 1970s.',
      },
      {
        topic: 'The words',
        documented:
          'The words marked with a dot in the list below appear in the sources at the end of this page.',
        sources: ['study-1986', 'sagan', 'kanzi-book'],
        ownChoice:
          'All other words. We chose words that such a board needs: names, food, places and everyday activities.',
      },
      {
        topic: 'The board',
        documented:
          'There were up to three panels with 384 keys in all. An earlier keyboard had 256 on two sides.',
        sources: ['trust-2010', 'sagan'],
        ownChoice: 'The layout. Each panel has 8 rows of 16 keys, grouped by class.',
      },
      {
        topic: 'The grammar',
        documented: 'It takes meaning into account, and a computer parsed each sentence.',
        sources: ['yerkish', 'innsbruck'],
        ownChoice: 'None. Our keyboard says whatever you enter, in the order you enter it.',
      },
    ] satisfies readonly HistoricalFact[],
  },
  index: {
    title: 'All 384 words',
    label: 'Index',
    lead: 'By panel and class, as on the keyboard. A dot after a word means that one of the sources below names it.',
  },
  sources: {
    title: 'Sources',
    lead: 'We read most of these in copies and excerpts, not in the original.',
    further: 'Further reading. We know these only by title and publication.',
  },
  links: { keyboard: 'Open the keyboard', games: 'Play games with signs' },
} as const;
