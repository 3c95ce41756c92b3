import type { StaffRole } from '@paniscus/domain/session';
import type { AdminLinks } from '../AdminLayout/admin-layout.types';

/** URLs that the actions of the palette open. */
export type PaletteLinks = AdminLinks & { logout: string };

interface PaletteAction {
  /** Name of the page's URL among the links. */
  link: keyof PaletteLinks;
  /** Query string of the list that it opens. */
  query?: string;
  /** A verb and its object. */
  label: string;
  /** Lowest role that may do it. */
  role: StaffRole;
}

/** What the palette offers besides pages, most used first. Each opens the place where it is done. */
export const PALETTE_ACTIONS: readonly PaletteAction[] = [
  { link: 'createPost', label: 'Create Post', role: 'author' },
  { link: 'staffPosts', query: '?status=draft', label: 'Show drafts', role: 'author' },
  { link: 'staffPosts', query: '?status=scheduled', label: 'Show scheduled posts', role: 'author' },
  { link: 'mediaLibrary', label: 'Upload pictures', role: 'author' },
  { link: 'staffNewsletter', label: 'Send a post to subscribers', role: 'editor' },
  { link: 'staffOrders', query: '?attention=review', label: 'Review orders', role: 'admin' },
  { link: 'staffDonations', query: '?attention=review', label: 'Review donations', role: 'admin' },
  { link: 'staffTributes', query: '?wall_state=waiting', label: 'Review waiting tributes', role: 'admin' },
  { link: 'personalData', label: 'Look up personal data', role: 'admin' },
  { link: 'staff', label: 'Invite a person', role: 'admin' },
  { link: 'logout', label: 'Logout', role: 'author' },
];
