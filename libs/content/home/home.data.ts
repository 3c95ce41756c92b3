import type { SiteWord } from '@paniscus/domain/keyboard';

export type HomeLink = 'keyboard' | 'history' | 'bibliography' | 'conservation';

export type HomeContent = {
  title: string;
  lead: string;
  /** Choice of an amount in the first screen. */
  gift: { label: string; action: string; more: string };
  /** Caption below the film: a sentence in lexigrams with its English meaning. */
  subtitle: { words: readonly SiteWord[]; meaning: string };
  /** Sample board: words of the vocabulary, in rows of six. */
  board: readonly SiteWord[];
  /** A sentence in lexigrams, with its English meaning. */
  sentence: { words: readonly SiteWord[]; meaning: string };
  memorial: {
    title: string;
    dates: string;
    sign: SiteWord;
    paragraphs: readonly string[];
    /** Lexigrams related to the story, with a label for what they share. */
    signs: { label: string; words: readonly SiteWord[] };
    more: string;
  };
  slideshow: { title: string; lead: string; slideshowLink: string };
  mission: { title: string; paragraphs: readonly string[]; more: string };
  /** An open-access article, and the link to the list of publications. */
  article: {
    label: string;
    title: string;
    text: string;
    work: string;
    href: string;
    action: string;
    more: string;
  };
  posts: { title: string; more: string };
  relatedLinks: {
    title: string;
    list: readonly { to: HomeLink; sign: SiteWord; title: string; text: string }[];
  };
  donate: { title: string; text: string; action: string };
};

const BOARD: readonly SiteWord[] = [
  ...(['Matata', 'River', 'tickle', 'blackberry', 'question', 'hug'] as const),
  ...(['juice', 'good', 'Kanzi', 'more', 'Treehouse', 'ball'] as const),
  ...(['chase', 'key', 'egg', 'Panbanisha', 'surprise', 'outdoors'] as const),
  ...(['fire', 'yes', 'groom', 'water', 'hand', 'Lana'] as const),
];

export const homeContent: HomeContent = {
  title: 'Protecting bonobos. Studying how apes use language.',
  lead: 'Bonobos are among our closest living relatives. We work to protect them and to share what is known about apes and language.',
  gift: { label: 'Your gift', action: 'Donate', more: 'Other amounts and recurring gifts' },
  subtitle: {
    words: ['question', 'visitor', 'outdoors', 'now'],
    meaning: 'Visitor, are you coming outdoors now?',
  },
  board: BOARD,
  sentence: { words: ['please', 'visitor', 'give', 'banana'], meaning: 'Please, visitor, give a banana.' },
  memorial: {
    title: 'In memory of Kanzi',
    dates: 'October 28, 1980 – March 18, 2025',
    sign: 'Kanzi',
    paragraphs: [
      'Kanzi was born at the Yerkes field station in Atlanta, to Lorel and Bosandjo. Within hours he was adopted by Matata.',
      'In 1985 he moved to the Language Research Center at Georgia State University. From 2004 he lived in Des Moines, Iowa.',
      'He died in Des Moines on March 18, 2025, at age 44.',
    ],
    signs: {
      label: 'Words reported for Kanzi in a 1986 study, in signs drawn for this site',
      words: ['orange', 'banana', 'coffee', 'juice', 'chase', 'ball'],
    },
    more: 'Celebrate his life with us',
  },
  slideshow: {
    title: 'A day in the forest',
    lead: 'Eleven drawings of a day, from sunrise to a night in the nest.',
    slideshowLink: 'The slideshow on its own page',
  },
  mission: {
    title: 'What we do',
    paragraphs: [
      'Yerkish is a language of symbols called lexigrams, created by Ernst von Glasersfeld for apes. Nearly every lexigram stands for one word in one sense, and none is a picture of what it means.',
      'The chimpanzee Lana was the first ape to be taught it, starting in 1973. Later, bonobos used boards with several hundred symbols, indoors and in the forest.',
      'We support bonobos and the places where they live, and we share research on apes and language so that anyone can read it.',
    ],
    more: 'How the signs are built',
  },
  article: {
    label: 'Open access · 2022',
    title: 'Did Kanzi know grammar?',
    text: 'In English, “the ball on the hat” and “the hat on the ball” mean different things because of word order. Thomas Schoenemann analyzed sentences like these and found that Kanzi was right far more often than chance.',
    work: 'Schoenemann, “Evidence of grammatical knowledge in apes: An analysis of Kanzi’s performance on reversible sentences.” Frontiers in Psychology 13, 2022, 885605.',
    href: 'https://doi.org/10.3389/fpsyg.2022.885605',
    action: 'Read the article',
    more: 'What critics say',
  },
  posts: { title: 'From the field notebook', more: 'All posts' },
  relatedLinks: {
    title: 'Explore the site',
    list: [
      {
        to: 'keyboard',
        sign: 'question',
        title: 'Speak in signs',
        text: 'Press a sign to hear its word, or build a sentence of up to eight signs.',
      },
      {
        to: 'history',
        sign: 'key',
        title: 'Explore the timeline',
        text: 'Could an ape learn language? From Descartes in 1637 to the LANA project in 1977.',
      },
      {
        to: 'bibliography',
        sign: 'hand',
        title: 'Read the research',
        text: 'The publications of Sue Savage-Rumbaugh, with links to sources.',
      },
      {
        to: 'conservation',
        sign: 'Treehouse',
        title: 'Learn about bonobos',
        text: 'Bonobos in the wild, what threatens them, and what helps.',
      },
    ],
  },
  donate: {
    title: 'Help protect bonobos',
    text: 'A gift of any size, from $1, helps pay for food, care, protection and research.',
    action: 'Donate',
  },
};
