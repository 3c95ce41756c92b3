import type { SiteWord } from '@paniscus/domain/keyboard';

export type HomeLink = 'keyboard' | 'history' | 'bibliography' | 'conservation';

export type HomeContent = {
  title: string;
  lead: string;
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
  slideshow: { title: string; lead: string; alone: string };
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
  ways: {
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
  title: 'They learned our signs. We are learning to listen.',
  lead: 'Bonobos are among our closest relatives. We protect them, and we study how apes use language.',
  subtitle: {
    words: ['question', 'visitor', 'outdoors', 'now'],
    meaning: 'Visitor, are you coming outdoors now?',
  },
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
      label: 'Signs he used, from the study of 1986',
      words: ['orange', 'banana', 'coffee', 'juice', 'chase', 'ball'],
    },
    more: 'Celebrate his life with us',
  },
  slideshow: {
    title: 'A day in the forest',
    lead: 'Eleven drawings, from the first light to the night in the nest.',
    alone: 'See them alone',
  },
  mission: {
    title: 'What we do',
    paragraphs: [
      'Yerkish is a language of drawn signs, called lexigrams, made by Ernst von Glasersfeld for apes. Nearly every sign stands for one word in one sense, and none is a picture of what it means.',
      'The chimpanzee Lana was the first to be taught it, from 1973. The bonobos who came after her used boards of several hundred signs, and carried some of them out into the forest.',
      'We keep that work alive: we care for bonobos, guard the places where they live, and publish what is learned so that anyone can read it.',
    ],
    more: 'How the signs are built',
  },
  article: {
    label: 'Open access · 2022',
    title: 'Did Kanzi know grammar?',
    text: 'In English the ball on the hat is not the hat on the ball: the order of words decides. Thomas Schoenemann went through Kanzi’s sentences of this kind, and found him right far more often than chance.',
    work: 'Schoenemann, “Evidence of grammatical knowledge in apes: An analysis of Kanzi’s performance on reversible sentences”. Frontiers in Psychology 13, 2022, 885605.',
    href: 'https://doi.org/10.3389/fpsyg.2022.885605',
    action: 'Read the article',
    more: 'What its critics say',
  },
  posts: { title: 'From the field notebook', more: 'All posts' },
  ways: {
    title: 'Where to go from here',
    list: [
      {
        to: 'keyboard',
        sign: 'question',
        title: 'Speak in signs',
        text: 'The keyboard says each sign as you press it, and whole sentences of eight.',
      },
      {
        to: 'history',
        sign: 'key',
        title: 'Follow the question',
        text: 'From Descartes in 1637 to the LANA project in 1977: can an animal speak?',
      },
      {
        to: 'bibliography',
        sign: 'hand',
        title: 'Read what was found',
        text: 'The founding researcher’s works, each as far as it could be checked.',
      },
      {
        to: 'conservation',
        sign: 'Treehouse',
        title: 'See how they live',
        text: 'Bonobos in the wild, what threatens them, and what helps.',
      },
    ],
  },
  donate: {
    title: 'Help a bonobo be heard',
    text: 'A gift of any size, from one dollar, goes to their food, their care and the study of their language.',
    action: 'Donate',
  },
};
