/** The words of the home page. */
export type HomeContent = {
  title: string;
  lead: string;
  /** A sentence in signs, each a word of the vocabulary, and what it says in English. */
  sentence: { words: readonly string[]; meaning: string };
  memorial: { title: string; dates: string; paragraphs: readonly string[] };
  mission: { title: string; paragraphs: readonly string[] };
  posts: { title: string; more: string };
  donate: { title: string; text: string; action: string };
};

export const homeContent: HomeContent = {
  title: 'They learned our signs. We are learning to listen.',
  lead: 'Bonobos are among our closest relatives. We protect them, and we study how apes use language.',
  sentence: { words: ['please', 'visitor', 'give', 'banana'], meaning: 'Please, visitor, give a banana.' },
  memorial: {
    title: 'In memory of Kanzi',
    dates: '28 October 1980 – 18 March 2025',
    paragraphs: [
      'Kanzi was born at the Yerkes field station in Atlanta, to Lorel and Bosandjo. Within hours he was adopted by Matata.',
      'In 1985 he came to the Language Research Center of Georgia State University; from 2004 he lived in Des Moines, Iowa. Among the first signs he used were orange, banana, coffee and juice, and with them chase and ball.',
      'He died in Des Moines on 18 March 2025, aged 44. His signs stay on this site.',
    ],
  },
  mission: {
    title: 'What we do',
    paragraphs: [
      'Yerkish is a language of drawn signs, called lexigrams, made by Ernst von Glasersfeld for apes. Each sign stands for one word in one sense, and none is a picture of what it means.',
      'The chimpanzee Lana was the first to be taught it, from 1973. The bonobos who came after her used boards of several hundred signs, and carried some of them out into the forest.',
      'We keep that work alive: we care for bonobos, guard the places where they live, and publish what is learned so that anyone can read it.',
    ],
  },
  posts: { title: 'From the field notebook', more: 'All posts' },
  donate: {
    title: 'Help a bonobo be heard',
    text: 'A gift of any size, from one dollar, goes to their food, their care and the study of their language.',
    action: 'Donate',
  },
};
