import { publications, timelineEntries } from '@paniscus/content';
import { ROUTES, paths } from '@paniscus/routes';

type PageName = keyof typeof ROUTES;

export interface SitePage {
  path: string;
  /** Heading of level 1, which proves that no other page is there, such as the 404 page. */
  heading: string | RegExp;
  /** 200 by default. */
  status?: number;
}

/** Pages that show a post, an order or a donation, which a journey creates first. */
export const POST_PAGES = [
  'posts',
  'post',
  'taggedPosts',
  'authorPosts',
  'monthlyPosts',
  'seriesPosts',
  'staffPosts',
  'editPost',
] as const satisfies PageName[];
export const SHOP_PAGES = ['product', 'cart', 'shippingStep', 'paymentStep'] as const satisfies PageName[];
export const ORDER_PAGES = ['orderSuccess', 'order'] as const satisfies PageName[];
export const STAFF_ORDER_PAGES = [
  'staffOrders',
  'staffOrder',
  'staffDiscounts',
] as const satisfies PageName[];
export const DONOR_PAGES = [
  'donationSuccess',
  'receipt',
  'donorPortal',
  'donorPortalYear',
] as const satisfies PageName[];
export const STAFF_DONATION_PAGES = [
  'staffDonations',
  'staffDonation',
  'staffRecurringDonations',
  'staffTributes',
  'staffFunds',
] as const satisfies PageName[];

type JourneyPageName =
  | (typeof POST_PAGES)[number]
  | (typeof SHOP_PAGES)[number]
  | (typeof ORDER_PAGES)[number]
  | (typeof STAFF_ORDER_PAGES)[number]
  | (typeof DONOR_PAGES)[number]
  | (typeof STAFF_DONATION_PAGES)[number];

type OtherPageName = Exclude<PageName, JourneyPageName>;

const [publication] = publications;
const [entry] = timelineEntries;

const HEADINGS: Record<OtherPageName, string> = {
  home: 'Protecting bonobos. Studying how apes use language.',
  postArchive: 'Archive',
  postPreview: 'Post not found',
  newsletter: 'Newsletter',
  newsletterLink: 'Not subscribed',
  privacyPolicy: 'Privacy policy',
  store: 'The store',
  orderEmailFailure: 'Your order',
  findOrder: 'Find my order',
  donate: 'Give to the bonobos',
  donationEmailFailure: 'Your gift',
  failure: 'Payment Failed',
  findGiving: 'Find my gifts',
  slideshow: 'A day in the forest',
  celebration: 'Celebrating Kanzi',
  celebrationTitle: 'Celebrating Kanzi',
  bibliography: 'The bibliography of Sue Savage-Rumbaugh',
  publication: publication?.title ?? '',
  history: 'Could an ape speak?',
  historyEntry: 'Could an ape speak?',
  videos: 'Video library',
  videoBranch: 'Signs and words',
  information: 'About this organization',
  about: 'The people',
  mission: 'Why we are here',
  conservation: 'Bonobos and their forest',
  impact: 'Our impact',
  research: 'Research and education',
  search: 'Search',
  contact: 'Write to us',
  keyboard: 'Lexigram keyboard',
  signs: 'How the signs are built',
  games: 'Games with signs',
  comparison: 'How this keyboard compares',
  login: 'Login',
  logout: 'Logout',
  dashboard: 'Dashboard',
  createPost: 'Create post',
  mediaLibrary: 'Media library',
  staffImpact: 'Impact',
  staffNewsletter: 'Newsletter',
  personalData: 'Personal data',
  staff: 'Staff',
  audit: 'Audit log',
  account: 'Your account',
  confirmEmail: 'Confirm your email address',
  invitation: 'Invitation',
  forgotPassword: 'Forgot your password?',
  resetPassword: 'Set a new password',
};

const EXAMPLES: Partial<Record<OtherPageName, string>> = {
  publication: paths.publication(publication?.id ?? ''),
  historyEntry: paths.historyEntry(entry?.slug ?? ''),
  videoBranch: paths.videoBranch('language'),
  search: `${paths.search}?q=bonobo`,
  // Only a press tells staff whether the link works.
  confirmEmail: paths.confirmEmail('unknown'),
};

/** Pages of a link from an email; without it, they say that it does not work. */
const LINK_PAGES: Partial<Record<OtherPageName, string>> = {
  postPreview: paths.postPreview('unknown'),
  newsletterLink: paths.newsletterLink('unknown'),
  invitation: paths.invitation('unknown'),
  resetPassword: paths.resetPassword('unknown'),
};

function toSitePage(name: OtherPageName): SitePage {
  const path = LINK_PAGES[name] ?? EXAMPLES[name] ?? ROUTES[name].path;
  if (/[:*]/.test(path)) throw new Error(`Add an example of ${path}, or a journey that opens it.`);
  return { path, heading: HEADINGS[name], status: name in LINK_PAGES ? 404 : 200 };
}

const isForStaff = (name: OtherPageName) => ROUTES[name].hydrate;

const otherPages = Object.keys(HEADINGS) as OtherPageName[];

/** Pages that need no preparation; also pages without their data. */
export const publicPages: readonly SitePage[] = [
  ...otherPages.filter((name) => !isForStaff(name)).map(toSitePage),
  { path: paths.cart, heading: 'Your cart' },
  { path: paths.orderSuccess, heading: 'Your order' },
  { path: paths.donationSuccess, heading: 'Your gift' },
  { path: '/no-such-page', heading: 'Page not found', status: 404 },
];

/** Pages that need a signed-in administrator. */
export const staffPages: readonly SitePage[] = otherPages.filter(isForStaff).map(toSitePage);
