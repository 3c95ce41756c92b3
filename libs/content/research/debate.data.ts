import type { ReadingChapter } from '../reading/reading.types.ts';

/** The critics' arguments and the replies since, each side cited from its own works. */
export const debate = [
  {
    title: 'What the critics said',
    label: '1911, 1979, 1985',
    mark: 'no',
    paragraphs: [
      'About 1900 a horse was shown in public who seemed to count. Oskar Pfungst found that Clever Hans was right when the one who asked knew the answer and the horse could see them. He read people, who never noticed that they were telling him. Every study of animal language has had to answer to that horse.',
      'In 1979 Herbert Terrace and his colleagues looked at more than 19,000 utterances of several signs by the chimpanzee Nim. At first they saw rules in them. Then they studied the videotapes: most of what Nim signed was prompted by what his teacher had just signed, and he interrupted far more than a child does. Films of other signing apes showed something similar.',
      'A review of 1985 gathered the doubts. The apes might be imitating, or conditioned, or reciting; people might read too much into a gesture, or give the answer away unawares. And no definition of language was shared by those who argued about it.',
    ],
    works: [
      {
        work: 'Pfungst, Clever Hans (The Horse of Mr. von Osten). English edition, Holt, 1911.',
      },
      {
        work: 'Terrace, Petitto, Sanders and Bever, “Can an ape create a sentence?” Science 206, 1979, 891–902.',
        href: 'https://doi.org/10.1126/science.504995',
      },
      {
        work: 'Garfield, “When the apes speak, linguists listen. Part 2. What the critics say”. Current Comments 32, Institute for Scientific Information, 12 August 1985.',
      },
    ],
  },
  {
    title: 'What was answered, and what was not',
    label: 'Since then',
    mark: 'yes',
    paragraphs: [
      'Some tests above were built with that horse in mind. Between Sherman and Austin the one who had to be told was an ape; in the forest, where the goal was a toy, nobody who walked along knew the way. When Savage-Rumbaugh’s book Ape Language came out in 1986, Herbert Terrace wrote its foreword.',
      'Not everything was answered in the apes’ favour. A study of 2011 found that three apes made statements of their own accord, and spoke of past and future; but they did so less often than two children, and showing, offering and naming what is one’s own were rare among them.',
      'Whether Kanzi knew grammar was doubted because few of his sentences turned on the order of words. In 2022 Thomas Schoenemann went through just those, and found him right far more often than chance. He adds that this is one rule of English grammar, and not all of it.',
      'The argument is not over. Most linguists hold to this day that language belongs to humans alone.',
    ],
    works: [
      {
        work: 'On statements made by three apes and two children. 2011, PubMed Central PMC3079886. Our bibliography says what of it was checked.',
        publication: 'nonhuman-primates-declare-2011',
      },
      {
        work: 'Schoenemann, “Evidence of grammatical knowledge in apes: An analysis of Kanzi’s performance on reversible sentences”. Frontiers in Psychology 13, 2022, 885605.',
        href: 'https://doi.org/10.3389/fpsyg.2022.885605',
      },
      { work: 'Wikipedia, “Great ape language”, on what linguists hold.' },
    ],
  },
] as const satisfies readonly ReadingChapter[];
