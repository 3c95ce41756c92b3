import { PATTERNS } from './patterns.data.ts';
import type { FileDefinition, RouteDefinition } from './route.types.ts';

/** Content for everyone, indexed. */
const publicPage = { hydrate: false, tags: ['site'], isIndexed: true } as const;
/** Pages around signing in, in the frame of the site. */
const signInPage = { hydrate: true, tags: ['site'], isIndexed: false } as const;
const staffPage = { ...signInPage, frame: 'admin' } as const;
/** Shows data that only the visitor's browser has. */
const personalPage = { hydrate: false, tags: ['site'], isIndexed: false } as const;

/** The pages of the site. Their query parameters are in `queries.data.ts`. */
export const ROUTES = {
  home: { ...publicPage, path: PATTERNS.home, tags: ['site', 'posts'] },
  posts: { ...publicPage, path: PATTERNS.posts, tags: ['site', 'posts'] },
  taggedPosts: { ...publicPage, path: PATTERNS.taggedPosts, tags: ['site', 'posts'] },
  authorPosts: { ...publicPage, path: PATTERNS.authorPosts, tags: ['site', 'posts'] },
  postArchive: { ...publicPage, path: PATTERNS.postArchive, tags: ['site', 'posts'] },
  monthlyPosts: { ...publicPage, path: PATTERNS.monthlyPosts, tags: ['site', 'posts'] },
  post: { ...publicPage, path: PATTERNS.post, tags: ['site', 'posts'] },
  postPreview: { ...personalPage, path: PATTERNS.postPreview, tags: [], isCapabilityUrl: true },
  newsletter: { ...publicPage, path: PATTERNS.newsletter },
  newsletterLink: { ...personalPage, path: PATTERNS.newsletterLink, tags: [], isCapabilityUrl: true },
  privacyPolicy: { ...publicPage, path: PATTERNS.privacyPolicy },
  store: { ...publicPage, path: PATTERNS.store, tags: ['site', 'products'], card: 'store' },
  product: { ...publicPage, path: PATTERNS.product, tags: ['site', 'products'], card: 'store' },
  cart: { ...personalPage, path: PATTERNS.cart },
  shippingStep: { ...personalPage, path: PATTERNS.shippingStep },
  paymentStep: { ...personalPage, path: PATTERNS.paymentStep, cspSources: ['payment'] },
  orderSuccess: { ...personalPage, path: PATTERNS.orderSuccess },
  orderEmailFailure: { ...personalPage, path: PATTERNS.orderEmailFailure },
  order: { ...personalPage, path: PATTERNS.order, tags: [], isCapabilityUrl: true },
  findOrder: { ...publicPage, path: PATTERNS.findOrder },
  donate: {
    ...publicPage,
    path: PATTERNS.donate,
    tags: ['site', 'funds'],
    card: 'donate',
    cspSources: ['payment'],
  },
  donationSuccess: { ...personalPage, path: PATTERNS.donationSuccess },
  donationEmailFailure: { ...personalPage, path: PATTERNS.donationEmailFailure },
  failure: { ...personalPage, path: PATTERNS.failure },
  receipt: { ...personalPage, path: PATTERNS.receipt, tags: [], isCapabilityUrl: true },
  donorPortal: {
    ...personalPage,
    path: PATTERNS.donorPortal,
    tags: [],
    isCapabilityUrl: true,
    cspSources: ['payment'],
  },
  donorPortalYear: { ...personalPage, path: PATTERNS.donorPortalYear, tags: [], isCapabilityUrl: true },
  findGiving: { ...publicPage, path: PATTERNS.findGiving },
  slideshow: { ...publicPage, path: PATTERNS.slideshow },
  celebration: { ...publicPage, path: PATTERNS.celebration, tags: ['site', 'wall'], card: 'celebration' },
  celebrationTitle: { ...publicPage, path: PATTERNS.celebrationTitle, card: 'celebration' },
  bibliography: { ...publicPage, path: PATTERNS.bibliography, card: 'bibliography' },
  publication: { ...publicPage, path: PATTERNS.publication, card: 'bibliography' },
  history: { ...publicPage, path: PATTERNS.history, card: 'timeline' },
  historyEntry: { ...publicPage, path: PATTERNS.historyEntry, canonical: PATTERNS.history, card: 'timeline' },
  videos: {
    ...publicPage,
    path: PATTERNS.videos,
    tags: ['site', 'videos'],
    card: 'video',
    cspSources: ['videos'],
  },
  videoBranch: {
    ...publicPage,
    path: PATTERNS.videoBranch,
    tags: ['site', 'videos'],
    card: 'video',
    cspSources: ['videos'],
  },
  information: { ...publicPage, path: PATTERNS.information, card: 'about' },
  about: { ...publicPage, path: PATTERNS.about, card: 'about' },
  mission: { ...publicPage, path: PATTERNS.mission, card: 'mission' },
  conservation: { ...publicPage, path: PATTERNS.conservation, card: 'conservation' },
  impact: { ...publicPage, path: PATTERNS.impact, tags: ['site', 'impact'] },
  research: { ...publicPage, path: PATTERNS.research, card: 'research' },
  /** Rendered for each request, never cached. */
  search: { ...personalPage, path: PATTERNS.search, tags: [] },
  contact: { ...publicPage, path: PATTERNS.contact },
  keyboard: { ...publicPage, path: PATTERNS.keyboard, card: 'keyboard' },
  signs: { ...publicPage, path: PATTERNS.signs, card: 'keyboard' },
  games: { ...publicPage, path: PATTERNS.games, card: 'keyboard' },
  comparison: { ...publicPage, path: PATTERNS.comparison, card: 'keyboard' },
  login: { ...signInPage, path: PATTERNS.login },
  logout: { ...staffPage, path: PATTERNS.logout },
  dashboard: { ...staffPage, path: PATTERNS.dashboard },
  staffPosts: { ...staffPage, path: PATTERNS.staffPosts },
  createPost: { ...staffPage, path: PATTERNS.createPost },
  editPost: { ...staffPage, path: PATTERNS.editPost },
  mediaLibrary: { ...staffPage, path: PATTERNS.mediaLibrary },
  staffImpact: { ...staffPage, path: PATTERNS.staffImpact },
  staffNewsletter: { ...staffPage, path: PATTERNS.staffNewsletter },
  staffOrders: { ...staffPage, path: PATTERNS.staffOrders },
  staffOrder: { ...staffPage, path: PATTERNS.staffOrder },
  staffDonations: { ...staffPage, path: PATTERNS.staffDonations },
  staffDonation: { ...staffPage, path: PATTERNS.staffDonation },
  staffRecurringDonations: { ...staffPage, path: PATTERNS.staffRecurringDonations },
  staffTributes: { ...staffPage, path: PATTERNS.staffTributes },
  personalData: { ...staffPage, path: PATTERNS.personalData },
  staffFunds: { ...staffPage, path: PATTERNS.staffFunds },
  staff: { ...staffPage, path: PATTERNS.staff },
  audit: { ...staffPage, path: PATTERNS.audit },
  account: { ...staffPage, path: PATTERNS.account },
  invitation: { ...signInPage, path: PATTERNS.invitation, tags: [], isCapabilityUrl: true },
  forgotPassword: { ...signInPage, path: PATTERNS.forgotPassword },
  resetPassword: { ...signInPage, path: PATTERNS.resetPassword, tags: [], isCapabilityUrl: true },
} satisfies Record<string, RouteDefinition>;

/** Files that are generated like pages, and cached like them. */
export const FILES = {
  publicationFile: { path: PATTERNS.publicationFile, tags: ['site'] },
  favicon: { path: PATTERNS.favicon, tags: ['site'] },
  robots: { path: PATTERNS.robots, tags: ['site'] },
  sitemap: { path: PATTERNS.sitemap, tags: ['site', 'posts', 'products'] },
  rssFeed: { path: PATTERNS.rssFeed, tags: ['site', 'posts'] },
  jsonFeed: { path: PATTERNS.jsonFeed, tags: ['site', 'posts'] },
} satisfies Record<string, FileDefinition>;

export type RouteName = keyof typeof ROUTES | keyof typeof FILES | 'products' | 'postWithSlug';
