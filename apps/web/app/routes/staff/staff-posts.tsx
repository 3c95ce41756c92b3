import { POST_STATUSES } from '@paniscus/domain/posts';
import type { PostStatus } from '@paniscus/domain/posts';
import { StaffPostsScreen } from '@paniscus/features/posts';
import type { StaffPostsState } from '@paniscus/features/posts';
import { ROUTES, paths } from '@paniscus/routes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { buildListQuery } from '../../api/pagination';
import type { PostPage } from '../../api/post-page';
import { fetchPostCounts, fetchPosts } from '../../api/posts';
import { useAccount } from '../../hooks/admin/account';
import { useSendPath } from '../../hooks/admin/newsletter';
import { useDoneMessage } from '../../hooks/done-message';
import { usePostResults } from '../../hooks/post-results';
import { useSamplePosts } from '../../hooks/sample-posts';
import { useStaffOnly } from '../../hooks/staff';
import { buildMeta } from '../../meta';

export const handle = ROUTES.staffPosts;
export const meta = () => buildMeta(handle, { title: 'Manage posts' });

const listPath = (status: PostStatus | undefined, cursor?: string) =>
  paths.staffPosts + buildListQuery({ status: status ?? '' }, cursor);

export default function StaffPostsRoute() {
  const isStaff = useStaffOnly();
  const [query] = useSearchParams();
  const cursor = query.get('cursor');
  // The server renders without a filter, since it does not read the query string.
  const status = POST_STATUSES.find((option) => isStaff && option === query.get('status'));
  const { data, isError } = useQuery({
    queryKey: ['posts', status, cursor],
    queryFn: () => fetchPosts(status, cursor),
    enabled: isStaff,
    placeholderData: keepPreviousData,
  });
  const counts = useQuery({ queryKey: ['post-counts'], queryFn: fetchPostCounts, enabled: isStaff });
  const account = useAccount();
  const sendPost = useSendPath(account !== undefined && account.role !== 'author');
  const { progress, ...actions } = usePostResults(useDoneMessage());
  const samples = useSamplePosts(counts.data?.samples);
  const state = getState(data, isError, status);
  return (
    <StaffPostsScreen
      state={state.kind === 'ready' ? { ...state, ...progress } : state}
      status={status}
      counts={counts.data}
      samples={samples}
      {...actions}
      links={{ ...paths, sendPost, list: listPath }}
    />
  );
}

function getState(
  page: PostPage | undefined,
  hasFailed: boolean,
  status: PostStatus | undefined,
): StaffPostsState {
  if (page === undefined)
    return hasFailed ? { kind: 'failed', message: 'Failed to load the posts' } : { kind: 'loading' };
  if (page.posts.length === 0) return { kind: 'empty' };
  const { posts, nextCursor } = page;
  return { kind: 'ready', posts, olderHref: nextCursor && listPath(status, nextCursor) };
}
