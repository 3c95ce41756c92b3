import type { SearchKind, SearchPage } from '@paniscus/domain/search';
import { organization } from '../organization/organization.data.ts';

/** Label of each kind of result, with its singular and plural. */
const kinds: Record<SearchKind, { title: string; one: string; many: string }> = {
  page: { title: 'Pages', one: 'page', many: 'pages' },
  post: { title: 'Posts', one: 'post', many: 'posts' },
  lexigram: { title: 'Signs of the keyboard', one: 'sign', many: 'signs' },
  timeline: { title: 'The timeline', one: 'entry', many: 'entries' },
  video: { title: 'Videos', one: 'video', many: 'videos' },
  publication: { title: 'Publications', one: 'publication', many: 'publications' },
};

/** Search text of pages that have little text of their own. */
const pages: Partial<Record<SearchPage, { title: string; text: string }>> = {
  keyboard: {
    title: organization.keyboard.name,
    text: 'A board of 384 lexigrams that speak when they are touched: four panels, a sentence of eight signs, and a panel of your own.',
  },
  bibliography: {
    title: 'The bibliography of Sue Savage-Rumbaugh',
    text: 'Publications on language, tools, culture and welfare of bonobos and chimpanzees, to search, to filter and to cite.',
  },
  posts: {
    title: 'Posts',
    text: 'News and notes from our work with bonobos: what was seen, heard and written down.',
  },
  findOrder: {
    title: 'Find your order',
    text: 'Where your parcel is: we send a link to your order, from its number and your email address.',
  },
  findGiving: {
    title: 'Find your gifts',
    text: 'Receipts, yearly summaries and monthly gifts: we send a link to all your donations, to change or to end them.',
  },
};

/** Extra search terms for pages whose title does not contain them. */
const words: Record<SearchPage, string> = {
  home: 'home start welcome',
  celebration: 'celebration memorial memory tribute Kanzi',
  information: 'information organisation organization who we are tax number EIN',
  about: 'about us board team people members staff',
  mission: 'mission values purpose aims',
  conservation: 'conservation wild endangered habitat species',
  research: 'research education studies science school teaching',
  contact: 'contact email mail address letter message press support',
  bibliography: 'bibliography publications papers books articles literature',
  history: 'history timeline',
  videos: 'videos films watch youtube',
  keyboard: 'keyboard lexigrams board speak Yerkish',
  signs: 'signs lexigrams symbols Yerkish',
  games: 'games play quiz',
  posts: 'posts news blog',
  store: 'store shop buy merchandise products',
  donate: 'donate donation give gift support',
  findOrder: 'order tracking parcel delivery',
  findGiving: 'receipt cancel change monthly gift',
  privacyPolicy: 'privacy policy cookies data',
};

export const searchContent = {
  title: 'Search',
  label: 'The whole notebook',
  mark: 'question',
  lead: 'Pages, posts, signs, the timeline, videos and publications, all at once.',
  description: 'Search the pages, posts, signs, timeline, videos and publications of this site.',
  field: 'Words to look for',
  /** Label of the search field outside the search page. */
  siteField: 'Search the site',
  action: 'Search',
  hint: 'Every word must be found. The beginning of a word is enough, accents do not matter, and quotes hold a phrase together.',
  tries: {
    label: 'For example',
    words: ['Kanzi', 'stone tools', 'blackberry', '"Language Research Center"'],
  },
  all: 'All kinds',
  kinds,
  pages,
  words,
  empty: {
    title: 'Nothing found.',
    text: 'Try fewer words, or only the beginning of one. Names are found without their accents.',
    closest: 'The nearest we have:',
    ways: 'Or begin here:',
    begin: [
      { to: 'home', label: 'The start' },
      { to: 'history', label: 'The timeline' },
      { to: 'keyboard', label: 'The keyboard' },
      { to: 'bibliography', label: 'The bibliography' },
    ],
  },
  tooLong: {
    title: 'That is too long to look for.',
    text: 'A hundred letters are the most. A few words find more than a sentence does.',
  },
  busy: {
    title: 'That was very many searches.',
    text: 'Please wait a minute, and try again.',
  },
  failed: {
    title: 'The search did not answer.',
    text: 'The fault is ours, and it may already be gone.',
    action: 'Try again',
  },
} as const;
