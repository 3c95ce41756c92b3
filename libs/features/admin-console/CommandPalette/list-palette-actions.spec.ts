import { STAFF_ROLES } from '@paniscus/domain/session';
import { expect, it } from 'vitest';
import { listPaletteActions } from './list-palette-actions';

const links = {
  home: '/',
  createPost: '/create-post',
  staffPosts: '/django-posts',
  mediaLibrary: '/media',
  staffNewsletter: '/newsletter-issues',
  staffOrders: '/orders',
  staffDonations: '/donations',
  staffRecurringDonations: '/monthly-gifts',
  staffTributes: '/tributes',
  logout: '/logout',
};

it('lists for each role what it may do', () => {
  const [author, editor, admin] = STAFF_ROLES.map((role) =>
    listPaletteActions(role, links).map(({ label }) => label),
  );

  expect(author).toEqual(['Create Post', 'Show drafts', 'Show scheduled posts', 'Upload pictures', 'Logout']);
  expect(editor).toContain('Send a post to subscribers');
  expect(editor).not.toContain('Review orders');
  expect(admin).toContain('Review orders');
});

it('opens lists with their filter, and leaves out what has no page', () => {
  const actions = listPaletteActions('admin', links);

  expect(actions).toContainEqual({
    href: '/orders?attention=review',
    label: 'Review orders',
    kind: 'Action',
  });
  expect(actions.map(({ label }) => label)).not.toContain('Invite a person');
});
