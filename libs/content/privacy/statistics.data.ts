/** Anchor of the policy's section about analytics. */
export const STATISTICS_ANCHOR = 'statistics';

/** Consent banner and policy texts about analytics, which an organization may enable. */
export const statisticsContent = {
  title: 'Counting visits',
  off: 'We do not count visits. No page of this site asks another for a script that watches, and there is nothing to agree to.',
  on: (host: string): readonly string[] => [
    `We would like to know which of our pages are read, and ask you once whether your visits may be counted. Nothing is asked for from the counting service before you agree, and nothing is told to it. If your browser sends Do Not Track or Global Privacy Control, we neither ask nor count.`,
    `Where you agree, ${host} counts for us with software called Umami, without a cookie. It is told the address of the page on this site, without what you searched for; its title; and the name of the site that led you here. As with every request, it sees your network address and your browser’s name. Never counted, and without any script of the counting service, are the pages where you give, fill a cart or pay, those about your own order or gifts, the search, and the pages of our staff.`,
  ],
  question: {
    title: 'May we count your visit?',
    text: (host: string) =>
      `It tells us which pages are read. ${host} counts for us: the page, and the site that led you here. No cookie, no name, no advertising.`,
    more: 'What exactly is told',
  },
  choices: { yes: 'Count my visits', no: 'Do not count' },
  states: {
    open: 'You have not chosen yet, so nothing is counted.',
    yes: 'You have chosen that your visits are counted.',
    no: 'You have chosen that your visits are not counted.',
    refused: 'Your browser asks sites not to track you. We do not count your visits, and we do not ask.',
  },
} as const;
