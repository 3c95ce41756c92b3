import type { ReadingPage } from '../reading/reading.types.ts';
import { debate } from './debate.data.ts';
import { studies } from './studies.data.ts';

/** Findings with apes and lexigrams, the objections to them, and further reading. */
export const researchContent = {
  title: 'Research and education',
  label: 'Seven studies and their critics',
  sign: 'question',
  lead: 'Fifty years of research with apes who used lexigrams: what studies found, and what critics doubted.',
  description:
    'What studies with Lana, Sherman, Austin and Kanzi found, what critics said, and which papers are free to read.',
  chapters: [
    ...studies,
    ...debate,
    {
      title: 'Papers anyone can read',
      label: 'Open access',
      paragraphs: ['Two of the papers above are free to read. They complement each other.'],
      works: [
        {
          work: 'Schoenemann, on Kanzi’s reversible sentences. Frontiers in Psychology, 2022.',
          href: 'https://doi.org/10.3389/fpsyg.2022.885605',
        },
        {
          work: 'On statements made by three apes and two children. 2011, at PubMed Central.',
          href: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC3079886',
        },
      ],
      relatedLinks: [{ to: 'bibliography', label: 'The list of publications' }],
    },
    {
      title: 'For a lesson',
      label: 'Education',
      sign: 'key',
      paragraphs: [
        'Start with the keyboard. Make a sentence of up to eight signs and let the class guess what it means. Then take one sign away and ask what can no longer be said.',
        'Then discuss: How could you find out whether an ape understood you? What would convince you that it did not? Who in the room knew the answer?',
      ],
      relatedLinks: [
        { to: 'keyboard', label: 'The keyboard' },
        { to: 'signs', label: 'How the signs are built' },
        { to: 'games', label: 'Games with signs' },
      ],
    },
  ],
  end: {
    title: 'Say something in signs',
    text: 'The keyboard speaks the words aloud. It works on a phone, and you do not need an account.',
    link: { to: 'keyboard', label: 'Open the keyboard' },
    relatedLinks: [
      { to: 'bibliography', label: 'Publications' },
      { to: 'mission', label: 'Why we are here' },
    ],
  },
} as const satisfies ReadingPage;
