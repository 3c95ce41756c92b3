import type { Post, PostCounts } from '@paniscus/domain/posts';
import type { DashboardState } from '@paniscus/features/dashboard';
import { useQuery } from '@tanstack/react-query';
import { fetchPostCounts, fetchPosts } from '../../api/posts';
import { fetchDashboard } from '../../api/admin/dashboard';
import { useAccount } from './account';

const SHOWN_POSTS = 5;
/** The dashboard stays open all day; what it shows should not be older than this. */
const REFRESH_MS = 60_000;

/** State of the dashboard: posts for every role, figures and system for admins. */
export function useDashboard(isStaff: boolean): DashboardState {
  const account = useAccount();
  const isAdmin = account?.role === 'admin';
  const options = { enabled: isStaff, refetchInterval: REFRESH_MS };
  const figures = useQuery({
    queryKey: ['dashboard'],
    queryFn: fetchDashboard,
    ...options,
    enabled: isAdmin,
  });
  const counts = useQuery({ queryKey: ['post-counts'], queryFn: fetchPostCounts, ...options });
  const scheduled = useQuery({
    queryKey: ['posts', 'scheduled', null],
    queryFn: () => fetchPosts('scheduled', null),
    ...options,
  });

  const isComplete = counts.data !== undefined && scheduled.data !== undefined && account !== undefined;
  if (isComplete && (!isAdmin || figures.data !== undefined))
    return {
      kind: 'ready',
      posts: toOverview(scheduled.data.posts, counts.data),
      figures: isAdmin ? figures.data : undefined,
    };
  return [figures, counts, scheduled].some(({ isError }) => isError)
    ? { kind: 'failed', message: 'Failed to load the dashboard' }
    : { kind: 'loading' };
}

function toOverview(posts: readonly Post[], counts: PostCounts) {
  const scheduled = posts
    .flatMap(({ id, title, publish_at: publishAt }) =>
      publishAt ? [{ id, title, publish_at: publishAt }] : [],
    )
    .slice(0, SHOWN_POSTS);
  return { scheduled, draftCount: counts.draft, scheduledCount: counts.scheduled };
}
