import type { SiteWord } from '@paniscus/lexigrams';

type SamplePost = {
  title: string;
  picture: { name: string; word: SiteWord; ground: string; alt: string };
  /** Markdown before and after the picture. */
  before: string;
  after: string;
};

const NOTE = '*This is a sample post. Staff can remove all samples on the Manage posts page.*';

/** Oldest first. */
export const SAMPLE_POSTS: readonly SamplePost[] = [
  {
    title: 'Sample: How to write a post',
    picture: {
      name: 'sample-hand.png',
      word: 'hand',
      ground: '#26415f',
      alt: 'This site’s sign for hand, in cream on blue',
    },
    before:
      'Sign in, open **Create Post**, and write. The buttons above the text add headings, lists and links.',
    after: `## Pictures

Press **Picture**, or paste or drop a picture into the text. Its alt text tells people who cannot see it what it shows.

## Before readers see it

- **Save draft** keeps the post visible to staff only.
- **Schedule…** publishes it at the time you choose.
- **Versions…** shows who changed what and restores an earlier version.

${NOTE}`,
  },
  {
    title: 'Sample: How Yerkish began',
    picture: {
      name: 'sample-question.png',
      word: 'question',
      ground: '#6d3b2c',
      alt: 'This site’s sign for question, in cream on brown',
    },
    before:
      'Ernst von Glasersfeld coined the word *lexigram* in 1971. He made the first 120 of them and wrote their grammar. The language is named for Robert M. Yerkes.',
    after: `The chimpanzee Lana was the first ape to be taught it, starting in 1973. According to the University of Innsbruck, lexigrams are built from nine design elements. They are not pictures of what they mean.

The sign above was drawn for this site.

${NOTE}`,
  },
  {
    title: 'Sample: The life of Kanzi',
    picture: {
      name: 'sample-kanzi.png',
      word: 'Kanzi',
      ground: '#1f4a3a',
      alt: 'This site’s sign for Kanzi, in cream on green',
    },
    before:
      'Kanzi was born on October 28, 1980, at the Yerkes field station in Atlanta. His mother was Lorel, his father Bosandjo. Matata adopted him within hours.',
    after: `In 1985 he moved to the Language Research Center at Georgia State University, and in 2004 to the Great Ape Trust in Des Moines, Iowa. He died there on March 18, 2025, at age 44.

${NOTE}`,
  },
];
