import type { EditablePost } from '@paniscus/domain/posts';
import type { StaffRole } from '@paniscus/domain/session';
import { isolateName } from '@paniscus/domain/text';
import type { Command } from '@paniscus/features/admin-console';
import { paths } from '@paniscus/routes';
import { fetchOrders } from '../../api/orders';
import { fetchDonations } from '../../api/admin/donations-admin';
import { findEditablePosts } from '../../api/posts';

const MAX_PER_KIND = 5;

/** The first of each kind; `hasMore` when others match, too. */
type FoundRecords = { records: readonly Command[]; hasMore: boolean };

const POST_KINDS: Record<EditablePost['status'], string> = {
  draft: 'Draft',
  scheduled: 'Scheduled post',
  published: 'Post',
  trashed: 'Post in the trash',
};

/** Orders and donations, for administrators, and posts that the person may edit, that match a text. */
export async function findRecords(text: string, role: StaffRole): Promise<FoundRecords> {
  const isAdmin = role === 'admin';
  const found = await Promise.all([
    isAdmin ? findOrders(text) : [],
    isAdmin ? findDonations(text) : [],
    findPosts(text),
  ]);
  return {
    records: found.flatMap((records) => records.slice(0, MAX_PER_KIND)),
    hasMore: found.some(({ length }) => length > MAX_PER_KIND),
  };
}

async function findOrders(search: string): Promise<Command[]> {
  const { orders } = await fetchOrders({ state: '', search, from: '', to: '' }, null);
  return orders.map(({ id, number, name }) => ({
    href: paths.staffOrder(id),
    label: `${number}, ${isolateName(name)}`,
    kind: 'Order',
  }));
}

async function findDonations(search: string): Promise<Command[]> {
  const { donations } = await fetchDonations({ search }, null);
  return donations.map(({ id, receipt_number, name }) => ({
    href: paths.staffDonation(id),
    label: `${receipt_number ?? `Donation ${id}`}, ${isolateName(name)}`,
    kind: 'Donation',
  }));
}

async function findPosts(text: string): Promise<Command[]> {
  const posts = await findEditablePosts(text);
  return posts.map(({ id, title, status }) => ({
    href: paths.editPost(id),
    label: title,
    kind: POST_KINDS[status],
  }));
}
