import { mailboxMatters } from '../contact/contact.data.ts';

export const informationContent = {
  title: 'About this organization',
  label: 'Information',
  sign: 'Lana',
  description:
    'Who runs this organization, who makes its decisions, and where to learn about our mission, conservation and research.',
  facts: {
    title: 'Legal information',
    label: 'Facts',
    text: 'We are a US-registered nonprofit organization. Use these details to write a check, remember us in your will or cite us.',
    rows: {
      legalName: 'Legal name',
      taxNumber: 'Tax number (EIN)',
      address: 'Address',
      ...mailboxMatters,
    },
  },
  relatedLinks: {
    title: 'Learn more',
    label: 'Four pages',
    cards: [
      {
        to: 'mission',
        title: 'Why we are here',
        text: 'What we believe, how we work and what we do not do.',
        sign: 'good',
      },
      {
        to: 'conservation',
        title: 'Bonobos and their forest',
        text: 'What a bonobo is, what threatens bonobos, and what we believe helps.',
        sign: 'Treehouse',
      },
      {
        to: 'research',
        title: 'Research and education',
        text: 'What studies with Lana, Sherman, Austin and Kanzi found, and what critics said.',
        sign: 'question',
      },
      {
        to: 'contact',
        title: 'Write to us',
        text: 'A person reads and answers every message.',
        sign: 'please',
      },
    ],
  },
  people: {
    title: 'Who makes decisions',
    label: 'Board and advisers',
    text: 'A board of twelve makes decisions, and an advisory board of three advises it. No one on either board is paid. The people shown here are samples.',
    board: 'The board',
    advisory: 'The advisory board',
    more: 'Read about each of them',
  },
  end: {
    title: 'Get involved',
    text: 'Gifts of any size support our work.',
    action: 'Donate',
  },
} as const;
