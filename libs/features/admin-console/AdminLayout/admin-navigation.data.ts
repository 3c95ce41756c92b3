import type { StaffRole } from '@paniscus/domain/session';
import type { SiteWord } from '@paniscus/lexigrams';
import type { AdminLinks } from './admin-layout.types';

interface AdminPage {
  /** Name of the page's URL among the links. */
  link: keyof AdminLinks;
  /** One to three words. */
  label: string;
  /** Lexigram beside the label. */
  sign: SiteWord;
  /** Lowest role that may open the page. */
  role: StaffRole;
}

interface AdminSection {
  /** Heading above the pages; the first section has none. */
  title?: string;
  /** Pages in order, most used first. */
  pages: readonly AdminPage[];
}

/** The navigation for staff: sections, pages, and the lowest role that sees each page. */
export const ADMIN_SECTIONS: readonly AdminSection[] = [
  { pages: [{ link: 'dashboard', label: 'Dashboard', sign: 'Treehouse', role: 'author' }] },
  {
    title: 'Publishing',
    pages: [
      { link: 'staffPosts', label: 'Manage posts', sign: 'blackberry', role: 'author' },
      { link: 'createPost', label: 'Create Post', sign: 'more', role: 'author' },
      { link: 'mediaLibrary', label: 'Media library', sign: 'hand', role: 'author' },
      { link: 'staffNewsletter', label: 'Newsletter', sign: 'carry', role: 'editor' },
      { link: 'staffImpact', label: 'Impact', sign: 'good', role: 'editor' },
    ],
  },
  {
    title: 'Store and donations',
    pages: [
      { link: 'staffOrders', label: 'Orders', sign: 'shirt', role: 'admin' },
      { link: 'staffDiscounts', label: 'Discounts', sign: 'surprise', role: 'admin' },
      { link: 'staffDonations', label: 'Donations', sign: 'give', role: 'admin' },
      { link: 'staffRecurringDonations', label: 'Recurring gifts', sign: 'hug', role: 'admin' },
      { link: 'staffTributes', label: 'Tributes', sign: 'Kanzi', role: 'admin' },
      { link: 'staffFunds', label: 'Funds', sign: 'banana', role: 'admin' },
    ],
  },
  {
    title: 'Organization',
    pages: [
      { link: 'personalData', label: 'Personal data', sign: 'hide', role: 'admin' },
      { link: 'staff', label: 'Staff', sign: 'groom', role: 'admin' },
      { link: 'audit', label: 'Audit log', sign: 'key', role: 'admin' },
    ],
  },
];
