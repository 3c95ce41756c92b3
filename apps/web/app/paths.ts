import type { NavigationItem } from '@paniscus/ui';
// The framework reads this file through the routes before path aliases are resolved.
// eslint-disable-next-line @nx/enforce-module-boundaries
import { organization } from '../../../libs/content/organization/organization.data.ts';

export type CardName =
  | 'about'
  | 'bibliography'
  | 'celebration'
  | 'conservation'
  | 'donate'
  | 'home'
  | 'keyboard'
  | 'mission'
  | 'research'
  | 'store'
  | 'timeline'
  | 'video';

/** Route metadata; every route module exports it as `handle`. */
export type RouteHandle = {
  /** Route pattern of the canonical URL. */
  path: string;
  /** Canonical path if another page has the same content. */
  canonical?: string;
  /** Social card, the picture `card-…`; defaults to the home page's. */
  card?: CardName;
  /** Whether React Router runs in the browser. Reading pages work without it and use islands for interaction. */
  hydrate: boolean;
  /** Allows the payment provider in the content security policy. */
  usesPayment?: boolean;
  /** Allows the video service's players in the content security policy. */
  usesVideos?: boolean;
  /** Cache tags: the rendered page is invalidated when one of these changes. */
  tags: readonly string[];
  /** Whether search engines may index it; unlisted pages are not stored in browser caches either. */
  isListed: boolean;
  /** Capability URL: rendered for each request, never cached, noindex. */
  isSecret?: boolean;
};

const reading = { hydrate: false, tags: ['site'], isListed: true };
const staff = { hydrate: true, tags: ['site'], isListed: false };
/** Shows data that only the visitor's browser has. */
const personal = { hydrate: false, tags: ['site'], isListed: false };

export const pages = {
  home: { ...reading, path: '/', tags: ['site', 'posts'] },
  posts: { ...reading, path: '/posts', tags: ['site', 'posts'] },
  post: { ...reading, path: '/post/:id', tags: ['site', 'posts'] },
  privacyPolicy: { ...reading, path: '/privacy-policy' },
  store: { ...reading, path: '/store', tags: ['site', 'products'], card: 'store' },
  product: { ...reading, path: '/product/:id', tags: ['site', 'products'], card: 'store' },
  cart: { ...personal, path: '/cart' },
  shippingStep: { ...personal, path: '/checkout/step1' },
  paymentStep: { ...personal, path: '/checkout/step2', usesPayment: true },
  orderSuccess: { ...personal, path: '/success' },
  orderEmailFailure: { ...personal, path: '/email-failure' },
  order: { ...personal, path: '/order/:token', tags: [], isSecret: true },
  findOrder: { ...reading, path: '/find-order' },
  donate: { ...reading, path: '/donate', usesPayment: true, card: 'donate' },
  donationSuccess: { ...personal, path: '/donation-success' },
  donationEmailFailure: { ...personal, path: '/donation-email-failure' },
  failure: { ...personal, path: '/failure' },
  receipt: { ...personal, path: '/receipt/:token', tags: [], isSecret: true },
  donorPortal: { ...personal, path: '/giving/:token', tags: [], isSecret: true, usesPayment: true },
  donorPortalYear: { ...personal, path: '/giving/:token/:year', tags: [], isSecret: true },
  findGiving: { ...reading, path: '/find-giving' },
  slideshow: { ...reading, path: '/KanziSlideshow' },
  celebration: { ...reading, path: '/KanziCelebration', tags: ['site', 'wall'], card: 'celebration' },
  celebrationTitle: { ...reading, path: '/KanziCelebrationTitle', card: 'celebration' },
  bibliography: { ...reading, path: '/SueBiblio', card: 'bibliography' },
  publication: { ...reading, path: '/SueBiblio/:id', card: 'bibliography' },
  history: { ...reading, path: '/history', card: 'timeline' },
  historyEntry: { ...reading, path: '/history/:slug', canonical: '/history', card: 'timeline' },
  videos: { ...reading, path: '/video', tags: ['site', 'videos'], usesVideos: true, card: 'video' },
  videoBranch: { ...reading, path: '/video/*', tags: ['site', 'videos'], usesVideos: true, card: 'video' },
  information: { ...reading, path: '/info', card: 'about' },
  about: { ...reading, path: '/about', card: 'about' },
  mission: { ...reading, path: '/Mission', card: 'mission' },
  conservation: { ...reading, path: '/Conservation', card: 'conservation' },
  research: { ...reading, path: '/research', card: 'research' },
  /** Rendered per request, never cached. */
  search: { ...personal, path: '/search', tags: [] },
  contact: { ...reading, path: '/contact' },
  keyboard: { ...reading, path: organization.keyboard.path, card: 'keyboard' },
  signs: { ...reading, path: `${organization.keyboard.path}/signs`, card: 'keyboard' },
  games: { ...reading, path: `${organization.keyboard.path}/games`, card: 'keyboard' },
  login: { ...staff, path: '/login' },
  logout: { ...staff, path: '/logout' },
  staffPosts: { ...staff, path: '/django-posts' },
  createPost: { ...staff, path: '/create-post' },
  editPost: { ...staff, path: '/edit-post/:id' },
  staffOrders: { ...staff, path: '/orders' },
  staffOrder: { ...staff, path: '/orders/:id' },
  staffDonations: { ...staff, path: '/donations' },
  staffDonation: { ...staff, path: '/donations/:id' },
  staffRecurringDonations: { ...staff, path: '/monthly-gifts' },
  staffTributes: { ...staff, path: '/tributes' },
} satisfies Record<string, RouteHandle>;

export const paths = {
  home: pages.home.path,
  posts: pages.posts.path,
  post: (id: number) => `/post/${id}`,
  privacyPolicy: pages.privacyPolicy.path,
  store: pages.store.path,
  product: (id: string) => `/product/${encodeURIComponent(id)}`,
  cart: pages.cart.path,
  shippingStep: pages.shippingStep.path,
  paymentStep: pages.paymentStep.path,
  orderSuccess: pages.orderSuccess.path,
  orderEmailFailure: pages.orderEmailFailure.path,
  findOrder: pages.findOrder.path,
  donate: pages.donate.path,
  donationSuccess: pages.donationSuccess.path,
  donationEmailFailure: pages.donationEmailFailure.path,
  failure: pages.failure.path,
  receipt: (token: string) => `/receipt/${encodeURIComponent(token)}`,
  donorPortal: (token: string) => `/giving/${encodeURIComponent(token)}`,
  donorPortalYear: (token: string, year: number) => `/giving/${encodeURIComponent(token)}/${year}`,
  findGiving: pages.findGiving.path,
  slideshow: pages.slideshow.path,
  celebration: pages.celebration.path,
  celebrationTitle: pages.celebrationTitle.path,
  bibliography: pages.bibliography.path,
  publication: (id: string) => `${pages.bibliography.path}/${id}`,
  publicationFile: (id: string, format: string) => `${pages.bibliography.path}/files/${id}.${format}`,
  history: pages.history.path,
  historyEntry: (slug: string) => `/history/${slug}`,
  videos: pages.videos.path,
  videoBranch: (place: string) => `${pages.videos.path}/${place}`,
  information: pages.information.path,
  about: pages.about.path,
  mission: pages.mission.path,
  conservation: pages.conservation.path,
  research: pages.research.path,
  search: pages.search.path,
  contact: pages.contact.path,
  keyboard: pages.keyboard.path,
  signs: pages.signs.path,
  games: pages.games.path,
  login: pages.login.path,
  logout: pages.logout.path,
  staffPosts: pages.staffPosts.path,
  createPost: pages.createPost.path,
  editPost: (id: number) => `/edit-post/${id}`,
  staffOrders: pages.staffOrders.path,
  staffOrder: (id: number) => `/orders/${id}`,
  staffDonations: pages.staffDonations.path,
  staffDonation: (id: number) => `/donations/${id}`,
  staffRecurringDonations: pages.staffRecurringDonations.path,
  staffTributes: pages.staffTributes.path,
};

export const adminLinks = {
  donations: paths.staffDonations,
  recurringDonations: paths.staffRecurringDonations,
  tributes: paths.staffTributes,
};

export const olderPostsPath = (list: string, cursor: string) =>
  `${list}?cursor=${encodeURIComponent(cursor)}`;

export const navigationItems: readonly NavigationItem[] = [
  { href: paths.home, label: 'Home' },
  { href: paths.celebration, label: 'Kanzi' },
  { href: paths.information, label: 'About' },
  { href: paths.posts, label: 'Posts' },
  { href: paths.keyboard, label: 'Keyboard' },
  { href: paths.videos, label: 'Videos' },
  { href: paths.bibliography, label: 'Bibliography' },
  { href: paths.store, label: 'Store' },
  { href: paths.search, label: 'Search' },
  { href: paths.privacyPolicy, label: 'Privacy policy' },
  { href: paths.cart, label: 'Cart', shownWhen: 'cart' },
  { href: paths.createPost, label: 'Create Post', shownWhen: 'signed-in' },
  { href: paths.staffPosts, label: 'Manage posts', shownWhen: 'signed-in' },
  { href: paths.staffOrders, label: 'Orders', shownWhen: 'signed-in' },
  { href: paths.staffDonations, label: 'Donations', shownWhen: 'signed-in' },
];
