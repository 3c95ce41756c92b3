/// <reference types="vite/client" />
import { STAFF_ROLES } from '@paniscus/domain/session';
import type { StaffRole } from '@paniscus/domain/session';
import { AdminLayout } from '@paniscus/features/admin-console';
import { paths, ROUTES } from '@paniscus/routes';
import { AppTheme } from '@paniscus/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

type StaffPage = {
  /** Lowest role that may open it. */
  role: StaffRole;
  /** Path in the navigation, unless it is opened from another page. */
  listedAs?: string;
};

const PAGES: Record<string, StaffPage> = {
  logout: { role: 'author' },
  account: { role: 'author' },
  confirmEmail: { role: 'author' },
  dashboard: { role: 'author', listedAs: paths.dashboard },
  staffPosts: { role: 'author', listedAs: paths.staffPosts },
  createPost: { role: 'author', listedAs: paths.createPost },
  editPost: { role: 'author' },
  mediaLibrary: { role: 'author', listedAs: paths.mediaLibrary },
  staffNewsletter: { role: 'editor', listedAs: paths.staffNewsletter },
  staffImpact: { role: 'editor', listedAs: paths.staffImpact },
  staffOrders: { role: 'admin', listedAs: paths.staffOrders },
  staffOrder: { role: 'admin' },
  staffDonations: { role: 'admin', listedAs: paths.staffDonations },
  staffDonation: { role: 'admin' },
  staffRecurringDonations: { role: 'admin', listedAs: paths.staffRecurringDonations },
  staffTributes: { role: 'admin', listedAs: paths.staffTributes },
  staffFunds: { role: 'admin', listedAs: paths.staffFunds },
  staffDiscounts: { role: 'admin', listedAs: paths.staffDiscounts },
  personalData: { role: 'admin', listedAs: paths.personalData },
  staff: { role: 'admin', listedAs: paths.staff },
  audit: { role: 'admin', listedAs: paths.audit },
};

const modules = import.meta.glob<string>('./staff/**/*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The module of a page: `staff-posts.tsx` of `staffPosts`. */
function readModule(name: string): string {
  const file = `/${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}.tsx`;
  return Object.entries(modules).find(([path]) => path.endsWith(file))?.[1] ?? '';
}

/** Lowest role that a page does not refuse with a screen; the API's refusal is proven with its permissions. */
function getAdmittedRole(source: string): StaffRole {
  if (!source.includes('<AdminOnlyScreen')) return 'author';
  return source.includes('<AdminOnlyScreen title="For editors"') ? 'editor' : 'admin';
}

function listNavigation(role: StaffRole): string[] {
  const html = renderToStaticMarkup(
    <AppTheme>
      <AdminLayout account={{ name: 'Rose', role }} currentPath="" links={paths} palette={() => null}>
        {null}
      </AdminLayout>
    </AppTheme>,
  );
  const [navigation = ''] = /<nav.*<\/nav>/s.exec(html) ?? [];
  return [...navigation.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href);
}

it('knows every page for staff', () => {
  const staffPages = Object.entries(ROUTES).filter(
    ([, route]) => 'frame' in route && route.frame === 'admin',
  );

  expect(Object.keys(PAGES).sort()).toEqual(staffPages.map(([name]) => name).sort());
});

it.each(STAFF_ROLES)('leads %s from the navigation to the pages of this role only', (role) => {
  const isAllowed = (page: StaffPage) => STAFF_ROLES.indexOf(page.role) <= STAFF_ROLES.indexOf(role);
  const allowed = Object.values(PAGES).filter(isAllowed);

  expect(listNavigation(role).sort()).toEqual(allowed.flatMap(({ listedAs = [] }) => listedAs).sort());
});

it.each(Object.entries(PAGES))('explains on the page %s whom it is for', (name, { role }) => {
  expect(readModule(name)).not.toBe('');
  expect(getAdmittedRole(readModule(name))).toBe(role);
});
