import type { ReadingPage } from '../reading/reading.types.ts';

/** The organization's position and methods. Sample text, like the organization itself. */
export const missionContent = {
  title: 'Why we are here',
  label: 'Our mission',
  mark: 'good',
  lead: 'To keep bonobos safe, to care well for those who live among people, and to learn honestly what apes can tell us.',
  description: 'What we hold, how we work, what we do not do, and how you can check us.',
  chapters: [
    {
      title: 'Three duties, one subject',
      label: 'What we do',
      paragraphs: [
        'A bonobo is not a symbol of anything. It is an ape with a mother, a temper and a place where it would rather be. Everything we do begins there.',
      ],
      points: [
        {
          term: 'Protect',
          text: 'We stand behind people who guard the forest in which bonobos live, and we let them set the order of the work.',
        },
        {
          term: 'Care',
          text: 'Apes who were raised among people cannot be sent away from them. They are owed company, space, choice and good doctors for as long as they live.',
        },
        {
          term: 'Learn',
          text: 'We ask what apes understand and what they say, write down how we asked, and publish the answer whichever way it falls.',
        },
      ],
      ways: [
        { to: 'conservation', label: 'Bonobos and their forest' },
        { to: 'research', label: 'Research and education' },
      ],
    },
    {
      title: 'A debt to Kanzi',
      label: '1980 – 2025',
      mark: 'Kanzi',
      paragraphs: [
        'Kanzi was born on 28 October 1980 and died on 18 March 2025, aged 44. He learned signs that nobody had set out to teach him, and he spent his life answering our questions.',
        'Whatever one makes of his answers, he gave them. An organisation that speaks of him owes something back: to him in memory, and to living bonobos in deeds.',
      ],
      ways: [{ to: 'celebration', label: 'Celebrating Kanzi' }],
    },
    {
      title: 'How we work',
      label: 'Habits',
      paragraphs: ['Good will is not a method. These are the habits we hold ourselves to.'],
      points: [
        {
          term: 'An ape may say no',
          text: 'A session ends when the ape leaves it. What cannot be learned that way is not learned here.',
        },
        {
          term: 'The question comes first',
          text: 'Before a study begins we write down what would count as a failure, and someone outside reads it.',
        },
        {
          term: 'Doubt has a chair',
          text: 'Critics of this field were often right about its methods. We name them beside our findings, and we teach both.',
        },
        {
          term: 'Open by default',
          text: 'What we write can be read without paying, and what we draw can be used by a class. The keyboard on this site is free.',
        },
      ],
      ways: [{ to: 'bibliography', label: 'The list of publications' }],
    },
    {
      title: 'What we do not do',
      label: 'Limits',
      mark: 'no',
      paragraphs: [
        'We do not breed apes for study, or trade them, or lend them. We do not show them for entertainment, and we do not dress them up.',
        'We do not claim that apes speak as we do. We claim that they have something to say, which is a smaller sentence and harder to live up to.',
      ],
    },
    {
      title: 'The questions we keep',
      label: 'Open',
      mark: 'question',
      paragraphs: ['A mission is also a list of what one does not know yet. Ours begins so.'],
      points: [
        {
          term: 'For the forest',
          text: 'What do the people beside it need, so that a standing forest is worth more to them than a felled one?',
        },
        {
          term: 'For the apes in our world',
          text: 'What does a good day look like to somebody who has seen both signs and trees?',
        },
        {
          term: 'For science',
          text: 'When an ape uses a sign, what does it know, and how would we notice that we are wrong?',
        },
      ],
    },
  ],
  end: {
    title: 'Take a part of it',
    text: 'A gift goes to food, care, the forest and the study. A letter costs nothing, and is read.',
    way: { to: 'donate', label: 'Donate' },
    more: [
      { to: 'about', label: 'The people' },
      { to: 'contact', label: 'Write to us' },
    ],
  },
} as const satisfies ReadingPage;
