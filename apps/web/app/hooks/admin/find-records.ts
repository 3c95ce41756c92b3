import { searchResponse } from '@paniscus/domain/search';
import type { StaffRole } from '@paniscus/domain/session';
import { isolateName } from '@paniscus/domain/text';
import type { Command } from '@paniscus/features/admin-console';
import { paths } from '@paniscus/routes';
import { callApi } from '../../api/client';
import { fetchOrders } from '../../api/orders';
import { parseResponse } from '../../api/parse-response';

const MAX_PER_KIND = 5;

/** Orders, for administrators, and published posts that match a text. Authors read posts, since most are not theirs to edit. */
export async function findRecords(text: string, role: StaffRole | undefined): Promise<Command[]> {
  const [orders, posts] = await Promise.all([
    role === 'admin' ? findOrders(text) : [],
    findPosts(text, role === 'author' ? paths.post : paths.editPost),
  ]);
  return [...orders, ...posts];
}

async function findOrders(search: string): Promise<Command[]> {
  const { orders } = await fetchOrders({ state: '', search, from: '', to: '' }, null);
  return orders.slice(0, MAX_PER_KIND).map(({ id, number, name }) => ({
    href: paths.staffOrder(id),
    label: `${number}, ${isolateName(name)}`,
    kind: 'Order',
  }));
}

async function findPosts(text: string, toPath: (id: number) => string): Promise<Command[]> {
  const response = await callApi(`/search/?${new URLSearchParams({ q: text, kind: 'post' })}`);
  const { groups } = await parseResponse(response, searchResponse);
  const hits = groups.flatMap((group) => group.hits).slice(0, MAX_PER_KIND);
  return hits.map(({ id, title }) => ({
    href: toPath(Number(id)),
    label: title.map((segment) => segment.text).join(''),
    kind: 'Post',
  }));
}
