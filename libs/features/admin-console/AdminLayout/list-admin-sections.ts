import { STAFF_ROLES } from '@paniscus/domain/session';
import type { StaffRole } from '@paniscus/domain/session';
import type { SiteWord } from '@paniscus/lexigrams';
import type { AdminLinks } from './admin-layout.types';
import { ADMIN_SECTIONS } from './admin-navigation.data';

export interface ListedPage {
  href: string;
  label: string;
  sign: SiteWord;
  isCurrent: boolean;
}

export interface ListedSection {
  title?: string;
  pages: ListedPage[];
}

interface NavigationContext {
  /** Role of the signed-in member of staff; the lowest one while it is not known yet. */
  role: StaffRole;
  links: AdminLinks;
  /** URL path of the current page, without query. */
  currentPath: string;
}

/** The sections and pages that a role may open. Sections without pages are left out. */
export function listAdminSections({ role, links, currentPath }: NavigationContext): ListedSection[] {
  const rank = STAFF_ROLES.indexOf(role);
  return ADMIN_SECTIONS.map(({ title, pages }) => ({
    title,
    pages: pages.flatMap(({ link, label, sign, role: lowest }) => {
      const href = links[link];
      if (href === undefined || rank < STAFF_ROLES.indexOf(lowest)) return [];
      return [{ href, label, sign, isCurrent: isWithin(href, currentPath) }];
    }),
  })).filter(({ pages }) => pages.length > 0);
}

/** Whether the path is the page itself or a page below it, as `/orders/7` is below `/orders`. */
function isWithin(href: string, path: string): boolean {
  return path === href || path.startsWith(`${href}/`);
}
