import { formatMonth } from '@paniscus/domain/timing';
import { parseMonth } from '@paniscus/domain/posts';
import { ROUTES, paths } from '@paniscus/routes';
import { data, useParams } from 'react-router-dom';
import type { LoaderFunctionArgs, MetaArgs } from 'react-router-dom';
import { feedLinks } from '../../feeds/feed-links';
import { breadcrumbs } from '../../head/breadcrumbs';
import { buildMeta } from '../../meta';
import { FilteredPosts } from '../../post-lists/FilteredPosts';
import { loadFilteredPosts } from '../../post-lists/load-filtered-posts';

type MonthParams = { year?: string; month?: string };

/** YYYY-MM; undefined when the path names no month. */
function findMonth({ year, month }: MonthParams): string | undefined {
  const text = `${year}-${month}`;
  return parseMonth(text) === undefined ? undefined : text;
}

export const handle = ROUTES.monthlyPosts;
export const links = feedLinks;

export function meta({ params }: MetaArgs<typeof loader>) {
  const month = findMonth(params);
  if (month === undefined) return buildMeta(undefined, { title: 'Posts' });
  const label = formatMonth(month, 'long');
  return buildMeta(handle, {
    title: `Posts from ${label}`,
    description: `News and notes from our work with bonobos, written in ${label}, newest first.`,
    breadcrumbs: breadcrumbs.postMonth(month),
  });
}

export async function loader(args: LoaderFunctionArgs) {
  const month = findMonth(args.params);
  if (month === undefined) throw data(null, { status: 404 });
  return loadFilteredPosts(args, { filter: { month }, path: paths.postMonth(month) });
}

export default function MonthlyPostsRoute() {
  const month = findMonth(useParams()) ?? '';
  return <FilteredPosts filter={{ kind: 'month', month }} breadcrumbs={breadcrumbs.postMonth(month)} />;
}
