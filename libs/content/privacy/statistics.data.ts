/** Anchor of the policy's section about analytics. */
export const STATISTICS_ANCHOR = 'statistics';

/** Consent banner and policy texts about analytics, which an organization may enable. */
export const statisticsContent = {
  title: 'Counting visits',
  off: 'We do not count visits. No page on this site loads a tracking script, and there is nothing to agree to.',
  on: (host: string): readonly string[] => [
    `We would like to know which of our pages people read, so we ask you once if we may count your visits. Before you agree, nothing is loaded from or sent to the counting service. If your browser sends Do Not Track or Global Privacy Control, we do not ask or count.`,
    `If you agree, ${host} counts for us with software called Umami, without a cookie. It receives the address of the page on this site (without your search terms), its title, and the name of the site that sent you here. As with every request, it sees your network address and your browser’s name. The donation, cart and checkout pages, pages about your own order or gifts, search, and staff pages are never counted and never load the counting script.`,
  ],
  question: {
    title: 'May we count your visit?',
    text: (host: string) =>
      `Counting tells us which pages people read. ${host} records the page and the site that sent you here. No cookies, no names, no ads.`,
    more: 'What is counted',
  },
  choices: { yes: 'Count my visits', no: 'Do not count' },
  states: {
    open: 'You have not chosen yet, so nothing is counted.',
    yes: 'You chose to let us count your visits.',
    no: 'You chose not to let us count your visits.',
    refused: 'Your browser asks sites not to track you. We do not count your visits, and we do not ask.',
  },
} as const;
