import type { NavigationItem } from '@paniscus/ui';

/** What a route tells about its page; every route module exports it as `handle`. */
export type RouteHandle = {
  /** The pattern of its one canonical address. */
  path: string;
  /** Whether the router runs in the browser. Reading pages are complete without it, and what moves is an island. */
  hydrate: boolean;
  /** A page that speaks to the payment provider: its policy lets the provider in. */
  usesPayment?: boolean;
  /** What the page is made from; when that changes, the rendered page is forgotten. */
  tags: readonly string[];
  /** Whether search engines may list it; others are not kept by browsers either. */
  isListed: boolean;
};

const reading = { hydrate: false, tags: ['site'], isListed: true };
const staff = { hydrate: true, tags: ['site'], isListed: false };
const result = { hydrate: false, tags: ['site'], isListed: false };

/** Every page of the site. */
export const pages = {
  home: { ...reading, path: '/', tags: ['site', 'posts'] },
  posts: { ...reading, path: '/posts', tags: ['site', 'posts'] },
  post: { ...reading, path: '/post/:id', tags: ['site', 'posts'] },
  privacyPolicy: { ...reading, path: '/privacy-policy' },
  donate: { ...reading, path: '/donate', usesPayment: true },
  donationSuccess: { ...result, path: '/donation-success' },
  donationEmailFailure: { ...result, path: '/donation-email-failure' },
  failure: { ...result, path: '/failure' },
  login: { ...staff, path: '/login' },
  logout: { ...staff, path: '/logout' },
  staffPosts: { ...staff, path: '/django-posts' },
  createPost: { ...staff, path: '/create-post' },
  editPost: { ...staff, path: '/edit-post/:id' },
} satisfies Record<string, RouteHandle>;

/** The address of each page. */
export const paths = {
  home: pages.home.path,
  posts: pages.posts.path,
  post: (id: number) => `/post/${id}`,
  privacyPolicy: pages.privacyPolicy.path,
  donate: pages.donate.path,
  donationSuccess: pages.donationSuccess.path,
  donationEmailFailure: pages.donationEmailFailure.path,
  failure: pages.failure.path,
  login: pages.login.path,
  logout: pages.logout.path,
  staffPosts: pages.staffPosts.path,
  createPost: pages.createPost.path,
  editPost: (id: number) => `/edit-post/${id}`,
};

/** The same list of posts, from where the page before ended. */
export const olderPostsPath = (list: string, cursor: string) =>
  `${list}?cursor=${encodeURIComponent(cursor)}`;

/** What stands in the navigation, in this order; beside it Donate and Logout have places of their own. */
export const navigationItems: readonly NavigationItem[] = [
  { href: paths.home, label: 'Home' },
  { href: paths.posts, label: 'Posts' },
  { href: paths.privacyPolicy, label: 'Privacy policy' },
  { href: paths.createPost, label: 'Create Post', shownWhen: 'signed-in' },
  { href: paths.staffPosts, label: 'Manage posts', shownWhen: 'signed-in' },
];
