import { layout, route } from '@react-router/dev/routes';
import type { RouteConfig } from '@react-router/dev/routes';
import { MANIFEST_PATH, WORKER_PATH } from './offline/urls';
import { pages } from './paths';

export default [
  route(pages.home.path, 'routes/home.tsx'),
  route(pages.posts.path, 'routes/posts.tsx'),
  route(pages.post.path, 'routes/post.tsx'),
  route(pages.privacyPolicy.path, 'routes/privacy-policy.tsx'),

  route(pages.store.path, 'routes/store.tsx'),
  route('/products', 'routes/store.tsx', { id: 'products' }),
  route(pages.product.path, 'routes/product.tsx'),
  route(pages.cart.path, 'routes/cart.tsx'),
  route(pages.shippingStep.path, 'routes/checkout-step1.tsx'),
  route(pages.paymentStep.path, 'routes/checkout-step2.tsx'),
  route(pages.orderSuccess.path, 'routes/success.tsx'),
  route(pages.orderEmailFailure.path, 'routes/email-failure.tsx'),
  route(pages.order.path, 'routes/order.tsx'),
  route(pages.findOrder.path, 'routes/find-order.tsx'),

  route(pages.donate.path, 'routes/donate.tsx'),
  route(pages.donationSuccess.path, 'routes/donation-success.tsx'),
  route(pages.donationEmailFailure.path, 'routes/donation-email-failure.tsx'),
  route(pages.failure.path, 'routes/failure.tsx'),
  route(pages.receipt.path, 'routes/receipt.tsx'),
  route(pages.donorPortal.path, 'routes/donor-portal.tsx'),
  route(pages.donorPortalYear.path, 'routes/donor-portal-year.tsx'),
  route(pages.findGiving.path, 'routes/find-donor-portal.tsx'),
  route(pages.slideshow.path, 'routes/slideshow.tsx'),
  route(pages.celebration.path, 'routes/celebration.tsx'),
  route(pages.celebrationTitle.path, 'routes/celebration-title.tsx'),

  route(pages.bibliography.path, 'routes/bibliography.tsx'),
  route(pages.publication.path, 'routes/publication.tsx'),
  route(`${pages.bibliography.path}/files/:file`, 'routes/publication-file.ts'),

  route(pages.history.path, 'routes/history.tsx'),
  route(pages.historyEntry.path, 'routes/history-entry.tsx'),

  route(pages.videos.path, 'routes/videos.tsx'),
  route(pages.videoBranch.path, 'routes/video-branch.tsx'),

  route(pages.information.path, 'routes/information.tsx'),
  route(pages.about.path, 'routes/about.tsx'),
  route(pages.mission.path, 'routes/mission.tsx'),
  route(pages.conservation.path, 'routes/conservation.tsx'),
  route(pages.research.path, 'routes/research.tsx'),
  route(pages.contact.path, 'routes/contact.tsx'),
  route(pages.search.path, 'routes/search.tsx'),

  route(pages.keyboard.path, 'routes/keyboard.tsx'),
  route(pages.signs.path, 'routes/signs.tsx'),
  route(pages.games.path, 'routes/games.tsx'),
  route('/keyboard', 'routes/to-keyboard.ts'),

  route(pages.login.path, 'routes/login.tsx'),
  route(pages.logout.path, 'routes/logout.tsx'),
  layout('routes/staff-area.tsx', [
    route(pages.staffPosts.path, 'routes/staff-posts.tsx'),
    route(pages.createPost.path, 'routes/create-post.tsx'),
    route(pages.editPost.path, 'routes/edit-post.tsx'),
    route(pages.staffOrders.path, 'routes/staff-orders.tsx'),
    route(pages.staffOrder.path, 'routes/staff-order.tsx'),
    route(pages.staffDonations.path, 'routes/staff-donations.tsx'),
    route(pages.staffDonation.path, 'routes/staff-donation.tsx'),
    route(pages.staffRecurringDonations.path, 'routes/staff-recurring-donations.tsx'),
    route(pages.staffTributes.path, 'routes/staff-tributes.tsx'),
  ]),

  route('/favicon.svg', 'routes/favicon.ts'),
  route(MANIFEST_PATH, 'routes/keyboard-manifest.ts'),
  route(WORKER_PATH, 'routes/keyboard-worker.ts'),
  route('/robots.txt', 'routes/robots.ts'),
  route('/sitemap.xml', 'routes/sitemap.ts'),
] satisfies RouteConfig;
