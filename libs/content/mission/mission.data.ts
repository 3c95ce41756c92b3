import type { ReadingPage } from '../reading/reading.types.ts';

/** The organization's position and methods. Sample text, like the organization itself. */
export const missionContent = {
  title: 'Why we are here',
  label: 'Our mission',
  sign: 'good',
  lead: 'To protect bonobos, to support good care for apes who live among people, and to study honestly what apes can tell us.',
  description: 'What we believe, how we work and what we do not do.',
  chapters: [
    {
      title: 'Protect, care and learn',
      label: 'What we do',
      paragraphs: [
        'Every bonobo is an individual, with a family, a temperament and preferences. Our work starts there.',
      ],
      points: [
        {
          term: 'Protect',
          text: 'We support the people who protect the forests where bonobos live, and we let them set the priorities.',
        },
        {
          term: 'Care',
          text: 'Apes who were raised among people cannot return to the wild. They need company, space, choice and good veterinary care for as long as they live.',
        },
        {
          term: 'Learn',
          text: 'We look at what apes understand and communicate, and we report the results whether or not they are what we hoped for.',
        },
      ],
      relatedLinks: [
        { to: 'conservation', label: 'Bonobos and their forest' },
        { to: 'research', label: 'Research and education' },
      ],
    },
    {
      title: 'What we owe Kanzi',
      label: '1980–2025',
      sign: 'Kanzi',
      paragraphs: [
        'Kanzi was born on October 28, 1980, and died on March 18, 2025, at age 44. He learned symbols that no one had set out to teach him, and he spent his life answering people’s questions.',
        'People disagree about what his answers mean, but he kept giving them. We honor him by remembering him and by helping living bonobos.',
      ],
      relatedLinks: [{ to: 'celebration', label: 'Celebrating Kanzi' }],
    },
    {
      title: 'How we work',
      label: 'Practices',
      paragraphs: ['Good intentions are not enough. These are the practices we follow.'],
      points: [
        {
          term: 'An ape may say no',
          text: 'A session ends when the ape leaves. If a question cannot be studied that way, we do not study it.',
        },
        {
          term: 'The question comes first',
          text: 'Before a study begins, we write down what would count as a failure and ask someone outside to review it.',
        },
        {
          term: 'We take critics seriously',
          text: 'Critics of this field have often been right about its methods. We present their arguments next to the findings.',
        },
        {
          term: 'Open by default',
          text: 'Everything on this site is free to read, and classes may use our drawings. The keyboard is free to use.',
        },
      ],
      relatedLinks: [{ to: 'bibliography', label: 'The list of publications' }],
    },
    {
      title: 'What we do not do',
      label: 'Our limits',
      sign: 'no',
      paragraphs: [
        'We do not breed, trade or lend apes. We do not use them for entertainment or dress them up.',
        'We do not claim that apes use language as people do. We do believe that they have something to communicate.',
      ],
    },
    {
      title: 'Open questions',
      label: 'Open',
      sign: 'question',
      paragraphs: ['There is much we do not know yet. These are some of the questions we ask.'],
      points: [
        {
          term: 'For the forest',
          text: 'What do people who live near the forest need so that keeping it standing is worth more to them than cutting it down?',
        },
        {
          term: 'For apes in human care',
          text: 'What does a good day look like for an ape who has lived with people?',
        },
        {
          term: 'For science',
          text: 'When an ape uses a symbol, what does it know, and how could we tell if we are wrong?',
        },
      ],
    },
  ],
  end: {
    title: 'Get involved',
    text: 'Your gift helps pay for food, care, protection and research. You can also write to us with questions or ideas.',
    link: { to: 'donate', label: 'Donate' },
    relatedLinks: [
      { to: 'about', label: 'The people' },
      { to: 'contact', label: 'Write to us' },
    ],
  },
} as const satisfies ReadingPage;
