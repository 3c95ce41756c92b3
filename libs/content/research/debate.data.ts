import type { ReadingChapter } from '../reading/reading.types.ts';

/** The critics' arguments and the replies since, each side cited from its own works. */
export const debate = [
  {
    title: 'What the critics said',
    label: '1911, 1979, 1985',
    sign: 'no',
    paragraphs: [
      'Around 1900, a horse called Clever Hans was shown in public and seemed to count. Oskar Pfungst found that the horse was right when the person asking knew the answer and the horse could see them. People gave the answer away without noticing. Every study of animal language has had to rule this out.',
      'In 1979, Herbert Terrace and his colleagues analyzed more than 19,000 multi-sign utterances by the chimpanzee Nim. At first they saw rules in them. Then they studied the videotapes: most of what Nim signed was prompted by what his teacher had just signed, and he interrupted far more often than a child does. Films of other signing apes showed something similar.',
      'A 1985 review summarized the doubts. The apes might be imitating, conditioned or reciting. People might read too much into a gesture or give the answer away without knowing it. And there was no shared definition of language.',
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
        work: 'Garfield, “When the apes speak, linguists listen. Part 2. What the critics say.” Current Comments 32, Institute for Scientific Information, August 12, 1985.',
      },
    ],
  },
  {
    title: 'What was answered and what was not',
    label: 'Since then',
    sign: 'yes',
    paragraphs: [
      'Some of the tests above were designed to rule out such cues. With Sherman and Austin, the one who needed to know was an ape. In the forest test with a toy, none of the people who went along knew the way. When Savage-Rumbaugh’s book Ape Language came out in 1986, Herbert Terrace wrote its foreword.',
      'Not every answer favored the apes. A 2011 study found that three apes made spontaneous statements and commented on past and future events. But they did so less often than two children, and they rarely showed or offered things or commented on possession.',
      'Some doubted that Kanzi knew grammar because few of his test sentences depended on word order. In 2022, Thomas Schoenemann analyzed those sentences and found that Kanzi was right far more often than chance. He adds that word order is only one part of English grammar.',
      'The debate continues. Most linguists still hold that language is unique to humans.',
    ],
    works: [
      {
        work: 'On statements made by three apes and two children. 2011, PubMed Central PMC3079886. See our bibliography for details.',
        publication: 'nonhuman-primates-declare-2011',
      },
      {
        work: 'Schoenemann, “Evidence of grammatical knowledge in apes: An analysis of Kanzi’s performance on reversible sentences.” Frontiers in Psychology 13, 2022, 885605.',
        href: 'https://doi.org/10.3389/fpsyg.2022.885605',
      },
      { work: 'Wikipedia, “Great ape language,” on what linguists hold.' },
    ],
  },
] as const satisfies readonly ReadingChapter[];
