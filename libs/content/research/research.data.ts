import type { ReadingPage } from '../reading/reading.types.ts';
import { debate } from './debate.data.ts';
import { studies } from './studies.data.ts';

/** Findings with apes and lexigrams, the objections to them, and further reading. */
export const researchContent = {
  title: 'Research and education',
  label: 'Seven studies and their critics',
  mark: 'question',
  lead: 'Fifty years of asking apes, in a language made for the purpose. What was found is told here beside what was doubted.',
  description:
    'What was found with Lana, Sherman, Austin and Kanzi, what critics said, and which papers anyone can read.',
  chapters: [
    ...studies,
    ...debate,
    {
      title: 'Papers anyone can read',
      label: 'Open access',
      paragraphs: ['Two of the papers above cost nothing to read, and answer each other well.'],
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
      ways: [{ to: 'bibliography', label: 'The list of publications' }],
    },
    {
      title: 'For a lesson',
      label: 'Education',
      mark: 'key',
      paragraphs: [
        'Let a class begin with the board. Say one sentence with eight signs or fewer, and let the others guess what was meant. Then take one sign away, and ask what can no longer be said.',
        'After that come the good questions. How would you find out whether an ape understood you? What would convince you that it did not? Who in the room knew the answer?',
      ],
      ways: [
        { to: 'keyboard', label: 'The keyboard' },
        { to: 'signs', label: 'How the signs are built' },
        { to: 'games', label: 'Games with signs' },
      ],
    },
  ],
  end: {
    title: 'Say something in signs',
    text: 'The board speaks. It needs no account and no lesson, and it works on a phone.',
    way: { to: 'keyboard', label: 'Open the keyboard' },
    more: [
      { to: 'bibliography', label: 'Publications' },
      { to: 'mission', label: 'Why we are here' },
    ],
  },
} as const satisfies ReadingPage;
