import type { SignSourceId } from './sources.data.ts';

type Reading = { title: string; label?: string; paragraphs: readonly string[] };
/** A historical fact, its sources, and how this site relates to it. */
export type KnownAndOurs = {
  topic: string;
  known: string;
  sources: readonly SignSourceId[];
  ours: string;
};

/**
 * The page about the signs. Historical statements cite the works in `sources.data.ts`; statements without a source are
 * presented as the site's own.
 */
export const signsContent = {
  title: 'How the signs are built',
  label: 'Yerkish, from 1971',
  mark: 'question',
  lead: 'A few drawn elements on a coloured tile: a Yerkish sign is no more than that. It depicts nothing, and apes learned to read it.',
  history: {
    title: 'A language for apes',
    label: '1970 – 1973',
    paragraphs: [
      'Yerkish was made by Ernst von Glasersfeld for primates other than ourselves, and named for Robert M. Yerkes. In 1971 he coined the word lexigram, made the first 120 of them and wrote the grammar.',
      'The plan had been talked over in the winter of 1970: a LANguage Analogue, or LANA. In the spring of 1971 it was given a grant of the National Institutes of Health for four years. The team were Duane Rumbaugh, Harold Warner, Ernst von Glasersfeld and Pier Pisani. The chimpanzee Lana was the first to be taught, from 1973.',
      'With the words of the language one could ask for food and drink, for music or a short film, for the window to be opened or closed, for another temperature in the room, and for something to do with people. A computer parsed what was said by itself.',
      'Almost every lexigram equals one English word in one sense; some equal two together. The grammar is a correlational one: it takes into account what the words mean.',
    ],
  } satisfies Reading,
  pairs: {
    label: 'One sign, where English needs two words',
    words: ['name-of', 'which-is'],
  },
  elements: {
    title: 'Nine elements',
    label: 'Plate I',
    paragraphs: [
      'Von Glasersfeld composed his signs of nine elements of design, and they were shown in nine colours. No sign is a picture of its word.',
      'The nine below are our own, drawn after that idea: we have not had his plate before us.',
    ],
  } satisfies Reading,
  steps: {
    title: 'A sign, step by step',
    label: 'Plate II',
    paragraphs: [
      'On this site a sign begins with the tile of its class. Then element is laid on element until no other word of the 384 has the same.',
    ],
    words: ['banana', 'Kanzi', 'outdoors', 'tickle'],
  },
  classes: {
    title: 'Seven classes',
    label: 'Plate III',
    paragraphs: [
      'In Yerkish the colour of a sign said to which class its word belongs; all parts of the body, for one, were green. We sort our words into seven classes. Green still holds the body; the other colours are our choice.',
    ],
  } satisfies Reading,
  boards: {
    title: 'Boards, indoors and out',
    label: 'Kanzi, Mulika, Panbanisha',
    paragraphs: [
      'There was a keyboard with 256 lexigrams on its two sides, and there were later ones of up to three panels and 384 keys in all. Large touchscreens that slide were built for the bonobos, and an app by Ken Schweller, Bonobo Chat, that linked their portable keyboards.',
      'Outdoors a board with photographs of the lexigrams took the place of the computer’s keyboard: people pointed at it, and said the words in English. Seventeen places in the forest where food was to be had bore names.',
      'A study of 1986, “Spontaneous symbol acquisition”, counted 46 signs of Kanzi’s and 37 of Mulika’s within its time. In requests of two parts he used bite, carry, chase, grab, hide, hug, slap and tickle.',
      'Of Kanzi and Panbanisha it was reported in 2007 that they used 384 lexigrams. Lyn coded 1,497 pairs, each of a sample and an error, on seven dimensions.',
    ],
    firstSigns: {
      caption: 'Among Kanzi’s signs, by his age',
      rows: [
        { age: '30 to 35 months', words: ['orange', 'banana', 'coffee', 'juice'] },
        { age: '36 to 40 months', words: ['groom', 'egg'] },
        { age: '40 to 46 months', words: ['hot dog', 'Mulika', 'TV'] },
      ],
    },
    places: { caption: 'Names in the forest', words: ['Lookout', 'Treehouse', 'Midway'] },
    said: {
      caption: 'Two utterances, as the book gives them',
      sentences: [
        ['pine-needle', 'hide'],
        ['shirt', 'hide'],
      ],
    },
  },
  workshop: {
    title: 'The workshop',
    label: 'Try it',
    lead: 'Compose a sign of your own, and see whether it is a word.',
    withoutScript: 'The workshop needs a script, and this browser runs none.',
  },
  account: {
    title: 'What is known, and what is ours',
    lead: 'Nobody has published a whole board of 256 or 384 words that we could find, nor a set of the signs that may be copied. So we say what we know and from where, and we say what we made.',
    rows: [
      {
        topic: 'The elements',
        known: 'Signs are composed of nine elements of design.',
        sources: ['innsbruck'],
        ours: 'The exact nine shapes, their sizes and places, and how many lie on one sign.',
      },
      {
        topic: 'The signs',
        known: 'Von Glasersfeld made the first 120. The signs depict nothing.',
        sources: ['yerkish', 'innsbruck'],
        ours: 'All 384 signs on this site. A small program composed them; none is copied from a board, so these are not the signs that Lana or Kanzi saw.',
      },
      {
        topic: 'The colours',
        known: 'There were nine. Colour says the class; all parts of the body are green.',
        sources: ['innsbruck'],
        ours: 'The seven classes, their names and their colours, after von Glasersfeld’s design of the 1970s.',
      },
      {
        topic: 'The words',
        known: 'The words marked with a dot in the list below stand in the works named at the end.',
        sources: ['study-1986', 'sagan', 'kanzi-book'],
        ours: 'All other words. We chose them as words that such a board needs: names, food, places, and what one does in a day.',
      },
      {
        topic: 'The board',
        known: 'There were up to three panels, with 384 keys in all; an earlier one had 256 on two sides.',
        sources: ['trust-2010', 'sagan'],
        ours: 'Which word lies where. We put whole rows of one class together, 8 rows of 16 on each panel.',
      },
      {
        topic: 'The grammar',
        known: 'It takes meaning into account, and a computer parsed what was said.',
        sources: ['yerkish', 'innsbruck'],
        ours: 'None: our board says whatever you lay on it, in the order in which you laid it.',
      },
    ] satisfies readonly KnownAndOurs[],
  },
  index: {
    title: 'All 384 words',
    label: 'Index',
    lead: 'By panel and class, as they lie on the keyboard. A dot after a word means that one of the works below names it.',
  },
  sources: {
    title: 'Sources',
    lead: 'Most of these we have read in copies and excerpts, not in their first printing.',
    further: 'To read on; we know these by title and place.',
  },
  ways: { keyboard: 'To the keyboard', games: 'Two games and a sentence' },
} as const;
