import { StaffPostsScreen } from '@paniscus/features/posts';
import type { StaffPostsState } from '@paniscus/features/posts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { readPosts } from '../api/posts';
import type { PostPage } from '../api/post-page';
import { buildMeta } from '../meta';
import { olderPostsPath, ROUTES, paths } from '@paniscus/routes';
import { useStaffOnly } from '../hooks/staff';

export const handle = ROUTES.staffPosts;
export const meta = () => buildMeta(handle, { title: 'Manage posts' });

export default function StaffPostsRoute() {
  const isStaff = useStaffOnly();
  const cursor = useSearchParams()[0].get('cursor');
  const { data, isError } = useQuery({
    queryKey: ['posts', cursor],
    queryFn: () => readPosts(cursor),
    enabled: isStaff,
    placeholderData: keepPreviousData,
  });
  return <StaffPostsScreen state={getState(data, isError)} links={paths} />;
}

function getState(page: PostPage | undefined, hasFailed: boolean): StaffPostsState {
  if (page === undefined)
    return hasFailed ? { kind: 'failed', message: 'Failed to load the posts' } : { kind: 'loading' };
  if (page.posts.length === 0) return { kind: 'empty' };
  const { posts, nextCursor } = page;
  return { kind: 'ready', posts, olderHref: nextCursor && olderPostsPath(paths.staffPosts, nextCursor) };
}
