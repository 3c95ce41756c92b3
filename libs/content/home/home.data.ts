import type { SiteWord } from '@paniscus/domain';

/** The words of the home page. */
export type HomeContent = {
  title: string;
  lead: string;
  /** The board of the first screen: words of the vocabulary, in rows of six. */
  board: readonly SiteWord[];
  /** A sentence in signs, each a word of the vocabulary, and what it says in English. */
  sentence: { words: readonly SiteWord[]; meaning: string };
  memorial: {
    title: string;
    dates: string;
    /** The word whose sign stands for the one who is remembered. */
    sign: SiteWord;
    paragraphs: readonly string[];
    /** Words whose signs belong to the story, and what they have in common. */
    signs: { label: string; words: readonly SiteWord[] };
  };
  mission: { title: string; paragraphs: readonly string[]; more: string };
  posts: { title: string; more: string };
  donate: { title: string; text: string; action: string };
};

const BOARD: readonly SiteWord[] = [
  ...(['Matata', 'River', 'tickle', 'blackberry', 'question', 'hug'] as const),
  ...(['juice', 'good', 'Kanzi', 'more', 'Treehouse', 'ball'] as const),
  ...(['chase', 'key', 'egg', 'Panbanisha', 'surprise', 'outdoors'] as const),
  ...(['fire', 'yes', 'groom', 'water', 'hand', 'Lana'] as const),
];

export const homeContent: HomeContent = {
  title: 'They learned our signs. We are learning to listen.',
  lead: 'Bonobos are among our closest relatives. We protect them, and we study how apes use language.',
  board: BOARD,
  sentence: { words: ['please', 'visitor', 'give', 'banana'], meaning: 'Please, visitor, give a banana.' },
  memorial: {
    title: 'In memory of Kanzi',
    dates: '28 October 1980 – 18 March 2025',
    sign: 'Kanzi',
    paragraphs: [
      'Kanzi was born at the Yerkes field station in Atlanta, to Lorel and Bosandjo. Within hours he was adopted by Matata.',
      'In 1985 he came to the Language Research Center of Georgia State University; from 2004 he lived in Des Moines, Iowa.',
      'He died in Des Moines on 18 March 2025, aged 44. His signs stay on this site.',
    ],
    signs: {
      label: 'Among the first signs he used',
      words: ['orange', 'banana', 'coffee', 'juice', 'chase', 'ball'],
    },
  },
  mission: {
    title: 'What we do',
    paragraphs: [
      'Yerkish is a language of drawn signs, called lexigrams, made by Ernst von Glasersfeld for apes. Each sign stands for one word in one sense, and none is a picture of what it means.',
      'The chimpanzee Lana was the first to be taught it, from 1973. The bonobos who came after her used boards of several hundred signs, and carried some of them out into the forest.',
      'We keep that work alive: we care for bonobos, guard the places where they live, and publish what is learned so that anyone can read it.',
    ],
    more: 'How the signs are built',
  },
  posts: { title: 'From the field notebook', more: 'All posts' },
  donate: {
    title: 'Help a bonobo be heard',
    text: 'A gift of any size, from one dollar, goes to their food, their care and the study of their language.',
    action: 'Donate',
  },
};
