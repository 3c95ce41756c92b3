import { publications, timelineEntries } from '@paniscus/content';
import { ROUTES, paths } from '@paniscus/routes';

type PageName = keyof typeof ROUTES;

/** Pages that show a post, an order or a donation, which a journey creates first. */
export const POST_PAGES = ['posts', 'post', 'staffPosts', 'editPost'] as const satisfies PageName[];
export const SHOP_PAGES = ['product', 'cart', 'shippingStep', 'paymentStep'] as const satisfies PageName[];
export const ORDER_PAGES = ['orderSuccess', 'order'] as const satisfies PageName[];
export const STAFF_ORDER_PAGES = ['staffOrders', 'staffOrder'] as const satisfies PageName[];
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

const JOURNEY_PAGES: readonly PageName[] = [
  ...POST_PAGES,
  ...SHOP_PAGES,
  ...ORDER_PAGES,
  ...STAFF_ORDER_PAGES,
  ...DONOR_PAGES,
  ...STAFF_DONATION_PAGES,
];

const [publication] = publications;
const [entry] = timelineEntries;

const EXAMPLES: Partial<Record<PageName, string>> = {
  publication: paths.publication(publication?.id ?? ''),
  historyEntry: paths.historyEntry(entry?.slug ?? ''),
  videoBranch: paths.videoBranch('language'),
  search: `${paths.search}?q=bonobo`,
  taggedPosts: paths.postTag('unknown'),
  monthlyPosts: paths.postMonth('2000-01'),
  authorPosts: paths.postAuthor('unknown'),
  newsletterLink: paths.newsletterLink('unknown'),
  postPreview: paths.postPreview('unknown'),
  invitation: paths.invitation('unknown'),
  resetPassword: paths.resetPassword('unknown'),
};

/** No route matches. */
const NOT_FOUND_PATH = '/no-such-page';

function getPath(name: PageName): string {
  const path = EXAMPLES[name] ?? ROUTES[name].path;
  if (/[:*]/.test(path)) throw new Error(`Add an example of ${path}, or a journey that opens it.`);
  return path;
}

const isForStaff = (name: PageName) => ROUTES[name].hydrate && name !== 'login';

const pagesOfNoJourney = (Object.keys(ROUTES) as PageName[]).filter((name) => !JOURNEY_PAGES.includes(name));

/** Paths that need no preparation, from the route manifest; also pages without their data. */
export const publicPaths: readonly string[] = [
  ...pagesOfNoJourney.filter((name) => !isForStaff(name)).map(getPath),
  ...[paths.cart, paths.orderSuccess, paths.donationSuccess, NOT_FOUND_PATH],
];

/** Paths that need a signed-in administrator. */
export const staffPaths: readonly string[] = pagesOfNoJourney.filter(isForStaff).map(getPath);
