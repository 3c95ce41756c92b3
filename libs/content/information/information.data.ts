export const informationContent = {
  title: 'About this organisation',
  label: 'Information',
  mark: 'Lana',
  description: 'Who is behind this site, who decides, and where to read on: mission, conservation, research.',
  facts: {
    title: 'The card in the drawer',
    label: 'Facts',
    text: 'We are a US-registered non-profit organisation. If you write a cheque, a will or an article, this is what you need.',
    rows: {
      legalName: 'Legal name',
      taxNumber: 'Tax number (EIN)',
      address: 'Address',
      info: 'Questions and letters',
      support: 'Orders and gifts',
      press: 'Press',
    },
  },
  ways: {
    title: 'Where to read on',
    label: 'Four ways',
    cards: [
      {
        to: 'mission',
        title: 'Why we are here',
        text: 'What we hold, how we work, and what we do not do.',
        mark: 'good',
      },
      {
        to: 'conservation',
        title: 'Bonobos and their forest',
        text: 'What a bonobo is, what threatens bonobos, and what we think helps.',
        mark: 'Treehouse',
      },
      {
        to: 'research',
        title: 'Research and education',
        text: 'What was found with Lana, Sherman, Austin and Kanzi, and what critics said.',
        mark: 'question',
      },
      {
        to: 'contact',
        title: 'Write to us',
        text: 'Letters are read by people, and answered by them.',
        mark: 'please',
      },
    ],
  },
  people: {
    title: 'Who decides',
    label: 'Twelve and three',
    text: 'A board of twelve decides, and an advisory board of three reads along. Nobody on either is paid for it.',
    board: 'The board',
    advisory: 'The advisory board',
    more: 'Read about each of them',
  },
  end: {
    title: 'Be part of it',
    text: 'Gifts of any size keep this going.',
    action: 'Donate',
  },
} as const;
