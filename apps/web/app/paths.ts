/** What a route tells about its page; every route module exports it as `handle`. */
export type RouteHandle = {
  /** The pattern of its one canonical address. */
  path: string;
  /** Whether React runs in the browser. Reading pages are complete without it. */
  hydrate: boolean;
  /** A page that speaks to the payment provider, or that such a page leads to: its policy lets the provider in. */
  usesPayment?: boolean;
  /** What the page is made from; when that changes, the rendered page is forgotten. */
  tags: readonly string[];
  /** Whether search engines may list it; others are not kept by browsers either. */
  isListed: boolean;
};

const reading = { hydrate: false, tags: ['site'], isListed: true };
const staff = { hydrate: true, tags: ['site'], isListed: false };
const giving = { hydrate: true, usesPayment: true, tags: ['site'], isListed: false };

/** Every page of the site. */
export const pages = {
  home: { ...reading, path: '/', tags: ['site', 'posts'] },
  posts: { ...reading, path: '/posts', tags: ['site', 'posts'] },
  post: { ...reading, path: '/post/:id', tags: ['site', 'posts'] },
  privacyPolicy: { ...reading, path: '/privacy-policy' },
  donate: { ...giving, path: '/donate', isListed: true },
  donationSuccess: { ...giving, path: '/donation-success' },
  donationEmailFailure: { ...giving, path: '/donation-email-failure' },
  failure: { ...giving, path: '/failure' },
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
