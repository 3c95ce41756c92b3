import type { SearchKind, SearchPage } from '@paniscus/domain/search';
import { organization } from '../organization/organization.data.ts';

/** Label of each kind of result, with its singular and plural. */
const kinds: Record<SearchKind, { title: string; singular: string; plural: string }> = {
  page: { title: 'Pages', singular: 'page', plural: 'pages' },
  post: { title: 'Posts', singular: 'post', plural: 'posts' },
  product: { title: 'Products', singular: 'product', plural: 'products' },
  lexigram: { title: 'Signs of the keyboard', singular: 'sign', plural: 'signs' },
  timeline: { title: 'The timeline', singular: 'entry', plural: 'entries' },
  video: { title: 'Videos', singular: 'video', plural: 'videos' },
  publication: { title: 'Publications', singular: 'publication', plural: 'publications' },
};

/** Search text of pages that have little text of their own. */
const pages: Partial<Record<SearchPage, { title: string; text: string }>> = {
  keyboard: {
    title: organization.keyboard.name,
    text: 'A keyboard of 384 signs that speak when you press them, with sentences of up to eight signs and your own panel.',
  },
  bibliography: {
    title: 'The bibliography of Sue Savage-Rumbaugh',
    text: 'Publications on the language, tools, culture and welfare of bonobos and chimpanzees. Search, filter and cite them.',
  },
  posts: {
    title: 'Posts',
    text: 'News and notes from our work with bonobos.',
  },
  newsletter: {
    title: 'Newsletter',
    text: 'Subscribe to news about bonobos by email. You can unsubscribe at any time.',
  },
  slideshow: {
    title: 'A day in the forest',
    text: 'Eleven drawings of a day, from sunrise to a night in the nest.',
  },
  findOrder: {
    title: 'Find my order',
    text: 'Track your order. Enter its number and your email address, and we will email you a link.',
  },
  findGiving: {
    title: 'Find my gifts',
    text: 'Receipts, yearly summaries and recurring gifts. We will email you a link to all your donations.',
  },
};

/** Extra search terms for pages whose title does not contain them. */
const synonyms: Record<SearchPage, string> = {
  home: 'home start welcome',
  celebration: 'celebration memorial memory tribute Kanzi',
  slideshow: 'slideshow pictures drawings',
  information: 'information organisation organization who we are tax number EIN',
  about: 'about us board team people members staff',
  mission: 'mission values purpose aims',
  conservation: 'conservation wild endangered habitat species',
  impact: 'impact results figures numbers achievements outcomes',
  research: 'research education studies science school teaching',
  contact: 'contact email mail address letter message press support',
  bibliography: 'bibliography publications papers books articles literature',
  history: 'history timeline',
  videos: 'videos films watch youtube',
  keyboard: 'keyboard lexigrams board speak Yerkish',
  signs: 'signs lexigrams symbols Yerkish',
  games: 'games play quiz',
  comparison: 'compare alternatives AAC augmentative communication Cboard AsTeRICS',
  posts: 'posts news blog',
  newsletter: 'subscribe unsubscribe email list',
  store: 'store shop buy merchandise products refund exchange',
  donate: 'donate donation give gift support monthly quarterly yearly recurring',
  findOrder: 'order tracking package delivery',
  findGiving: 'receipt cancel change monthly recurring gift',
  privacyPolicy: 'privacy policy cookies data',
};

export const searchContent = {
  title: 'Search',
  label: 'Search the site',
  sign: 'question',
  lead: 'Search pages, posts, products, signs, the timeline, videos and publications.',
  description: 'Search the pages, posts, products, signs, timeline, videos and publications of this site.',
  field: 'Search terms',
  action: 'Search',
  hint: 'Results contain all your words. The beginning of a word is enough, and accents and small typos do not matter. Use quotation marks to find an exact phrase.',
  examples: {
    label: 'For example',
    words: ['Kanzi', 'stone tools', 'blackberry', '"Language Research Center"'],
  },
  all: 'All kinds',
  /** Above results that match with a typing error only. */
  approximate: 'Nothing matches exactly. This search allowed for typos.',
  kinds,
  pages,
  synonyms,
  empty: {
    title: 'No results.',
    text: 'Try fewer words or just the beginning of a word. You can leave out accents.',
    quotedText: 'Try the words without quotation marks. They will then match in any order.',
    suggestionsLabel: 'Closest matches:',
    startLabel: 'Or start here:',
    startLinks: [
      { to: 'home', label: 'Home' },
      { to: 'history', label: 'The timeline' },
      { to: 'keyboard', label: 'The keyboard' },
      { to: 'bibliography', label: 'The bibliography' },
    ],
  },
  tooLong: {
    title: 'Your search is too long.',
    text: 'Use at most 100 characters. A few words work better than a sentence.',
  },
  busy: {
    title: 'Too many searches.',
    text: 'Please wait a minute and try again.',
  },
  failed: {
    title: 'The search is not available right now.',
    text: 'Something went wrong on our side. Please try again.',
    action: 'Try again',
  },
} as const;
