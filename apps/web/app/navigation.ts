import { paths } from '@paniscus/routes';
import type { NavigationItem } from '@paniscus/ui';

/** Pages of the donations admin. */
export const adminLinks = {
  donations: paths.staffDonations,
  recurringDonations: paths.staffRecurringDonations,
  tributes: paths.staffTributes,
  funds: paths.staffFunds,
};

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
];
