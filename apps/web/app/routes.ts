import { layout, route } from '@react-router/dev/routes';
import type { RouteConfig } from '@react-router/dev/routes';
// The framework reads this file before path aliases are resolved.
import { MANIFEST_PATH, WORKER_PATH } from '#libs/routes/keyboard-app.data.ts';
import { PATTERNS } from '#libs/routes/patterns.data.ts';

export default [
  route(PATTERNS.home, 'routes/home.tsx'),
  route(PATTERNS.posts, 'routes/posts.tsx'),
  route(PATTERNS.post, 'routes/post.tsx'),
  route(PATTERNS.privacyPolicy, 'routes/privacy-policy.tsx'),

  route(PATTERNS.store, 'routes/store.tsx'),
  route(PATTERNS.products, 'routes/store.tsx', { id: 'products' }),
  route(PATTERNS.product, 'routes/product.tsx'),
  route(PATTERNS.cart, 'routes/cart.tsx'),
  route(PATTERNS.shippingStep, 'routes/checkout-step1.tsx'),
  route(PATTERNS.paymentStep, 'routes/checkout-step2.tsx'),
  route(PATTERNS.orderSuccess, 'routes/success.tsx'),
  route(PATTERNS.orderEmailFailure, 'routes/email-failure.tsx'),
  route(PATTERNS.order, 'routes/order.tsx'),
  route(PATTERNS.findOrder, 'routes/find-order.tsx'),

  route(PATTERNS.donate, 'routes/donate.tsx'),
  route(PATTERNS.donationSuccess, 'routes/donation-success.tsx'),
  route(PATTERNS.donationEmailFailure, 'routes/donation-email-failure.tsx'),
  route(PATTERNS.failure, 'routes/failure.tsx'),
  route(PATTERNS.receipt, 'routes/receipt.tsx'),
  route(PATTERNS.donorPortal, 'routes/donor-portal.tsx'),
  route(PATTERNS.donorPortalYear, 'routes/donor-portal-year.tsx'),
  route(PATTERNS.findGiving, 'routes/find-donor-portal.tsx'),
  route(PATTERNS.slideshow, 'routes/slideshow.tsx'),
  route(PATTERNS.celebration, 'routes/celebration.tsx'),
  route(PATTERNS.celebrationTitle, 'routes/celebration-title.tsx'),

  route(PATTERNS.bibliography, 'routes/bibliography.tsx'),
  route(PATTERNS.publication, 'routes/publication.tsx'),
  route(PATTERNS.publicationFile, 'routes/publication-file.ts'),

  route(PATTERNS.history, 'routes/history.tsx'),
  route(PATTERNS.historyEntry, 'routes/history-entry.tsx'),

  route(PATTERNS.videos, 'routes/videos.tsx'),
  route(PATTERNS.videoBranch, 'routes/video-branch.tsx'),

  route(PATTERNS.information, 'routes/information.tsx'),
  route(PATTERNS.about, 'routes/about.tsx'),
  route(PATTERNS.mission, 'routes/mission.tsx'),
  route(PATTERNS.conservation, 'routes/conservation.tsx'),
  route(PATTERNS.research, 'routes/research.tsx'),
  route(PATTERNS.contact, 'routes/contact.tsx'),
  route(PATTERNS.search, 'routes/search.tsx'),

  route(PATTERNS.keyboard, 'routes/keyboard.tsx'),
  route(PATTERNS.signs, 'routes/signs.tsx'),
  route(PATTERNS.games, 'routes/games.tsx'),
  route('/keyboard', 'routes/to-keyboard.ts'),

  route(PATTERNS.login, 'routes/login.tsx'),
  route(PATTERNS.logout, 'routes/logout.tsx'),
  layout('routes/staff-area.tsx', [
    route(PATTERNS.staffPosts, 'routes/staff-posts.tsx'),
    route(PATTERNS.createPost, 'routes/create-post.tsx'),
    route(PATTERNS.editPost, 'routes/edit-post.tsx'),
    route(PATTERNS.staffOrders, 'routes/staff-orders.tsx'),
    route(PATTERNS.staffOrder, 'routes/staff-order.tsx'),
    route(PATTERNS.staffDonations, 'routes/staff-donations.tsx'),
    route(PATTERNS.staffDonation, 'routes/staff-donation.tsx'),
    route(PATTERNS.staffRecurringDonations, 'routes/staff-recurring-donations.tsx'),
    route(PATTERNS.staffTributes, 'routes/staff-tributes.tsx'),
  ]),

  route(PATTERNS.favicon, 'routes/favicon.ts'),
  route(MANIFEST_PATH, 'routes/keyboard-manifest.ts'),
  route(WORKER_PATH, 'routes/keyboard-worker.ts'),
  route(PATTERNS.robots, 'routes/robots.ts'),
  route(PATTERNS.sitemap, 'routes/sitemap.ts'),
] satisfies RouteConfig;
