import { expect, it } from 'vitest';
import { listAdminSections } from './list-admin-sections';

const links = {
  home: '/',
  dashboard: '/dashboard',
  createPost: '/create-post',
  staffPosts: '/django-posts',
  mediaLibrary: '/media',
  staffNewsletter: '/newsletter-issues',
  staffImpact: '/impact-figures',
  staffOrders: '/orders',
  staffDonations: '/donations',
  staffRecurringDonations: '/monthly-gifts',
  staffTributes: '/tributes',
};

const listLabels = (role: 'author' | 'editor' | 'admin') =>
  listAdminSections({ role, links, currentPath: '' }).flatMap(({ pages }) => pages.map(({ label }) => label));

it('shows the newsletter and impact figures to editors, and orders and donations to admins only', () => {
  const publishing = ['Dashboard', 'Manage posts', 'Create Post', 'Media library'];

  expect(listLabels('author')).toEqual(publishing);
  expect(listLabels('editor')).toEqual([...publishing, 'Newsletter', 'Impact']);
  expect(listLabels('admin')).toEqual([
    ...publishing,
    'Newsletter',
    'Impact',
    'Orders',
    'Donations',
    'Recurring gifts',
    'Tributes',
  ]);
});

it('leaves out sections without a page', () => {
  const titles = listAdminSections({ role: 'editor', links, currentPath: '' }).map(({ title }) => title);

  expect(titles).toEqual([undefined, 'Publishing']);
});

it('marks a list as current on the page of one of its records', () => {
  const current = listAdminSections({ role: 'admin', links, currentPath: '/donations/7' })
    .flatMap(({ pages }) => pages)
    .filter(({ isCurrent }) => isCurrent);

  expect(current.map(({ label }) => label)).toEqual(['Donations']);
});
