import { getPostTime } from '@paniscus/domain/posts';
import type { Post } from '@paniscus/domain/posts';
import { isSending } from '@paniscus/domain/newsletter';
import type { Newsletter, NewsletterIssue } from '@paniscus/domain/newsletter';
import type { SendablePost, StaffNewsletterState } from '@paniscus/features/newsletter';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { fetchNewsletter, sendPostToSubscribers } from '../../api/admin/newsletter';
import type { PostPage } from '../../api/post-page';
import { fetchPost, fetchPosts } from '../../api/posts';
import { getErrorMessage } from '../../api/error-messages';
import { getSendPath } from './send-path';

const QUERY_KEY = ['newsletter'];
const FAILURE_MESSAGE = 'We do not know whether the post was sent. Reload the page to check.';
const SENT_MESSAGE = 'The emails are on their way.';
/** While emails are being sent. */
const REFRESH_MS = 3000;

function toSendablePost({ id, title, ...times }: Post, issues: readonly NewsletterIssue[]): SendablePost {
  const issue = issues.find(({ post_id: postId }) => postId === id);
  return { id, title, publishedAt: getPostTime(times), ...(issue !== undefined && { issue }) };
}

/** Published posts, newest first, page by page. */
function usePublishedPosts(isEnabled: boolean) {
  return useInfiniteQuery({
    queryKey: [...QUERY_KEY, 'posts'],
    queryFn: ({ pageParam }) => fetchPosts('published', pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    enabled: isEnabled,
  });
}

/** The newsletter with the published posts, each with its issue, and the post that was chosen on another page. */
export function useNewsletter(isStaff: boolean, requestedId: number | undefined) {
  const newsletter = useQuery({
    queryKey: QUERY_KEY,
    queryFn: fetchNewsletter,
    enabled: isStaff,
    refetchInterval: ({ state }) => (state.data?.issues.some(isSending) === true ? REFRESH_MS : false),
  });
  const list = usePublishedPosts(isStaff);
  const requested = useQuery({
    queryKey: [...QUERY_KEY, 'post', requestedId],
    queryFn: () => fetchPost(requestedId ?? 0),
    enabled: isStaff && requestedId !== undefined,
  });
  const isReady = newsletter.data !== undefined && list.data !== undefined && !requested.isLoading;
  return {
    data: isReady ? toLoaded(newsletter.data, list.data.pages, list.hasNextPage) : undefined,
    requested: newsletter.data && requested.data && toSendablePost(requested.data, newsletter.data.issues),
    error: newsletter.error ?? list.error,
    onMore: () => void list.fetchNextPage(),
  };
}

/** Where posts are sent to the subscribers; for authors, who cannot send any, nowhere. */
export function useSendPath(canSend: boolean): (id: number) => string | undefined {
  const { data } = useQuery({ queryKey: QUERY_KEY, queryFn: fetchNewsletter, enabled: canSend });
  return (id) => (canSend ? getSendPath(data, id) : undefined);
}

const toLoaded = (
  { is_on: isOn, subscribers, pending, issues }: Newsletter,
  pages: readonly PostPage[],
  hasMore: boolean,
) => ({
  isOn,
  subscribers,
  pending,
  posts: pages.flatMap(({ posts }) => posts).map((post) => toSendablePost(post, issues)),
  hasMore,
});

/** Sends a post, and the state of the page with the result. */
export function useNewsletterActions(loaded: ReturnType<typeof toLoaded> | undefined, error: Error | null) {
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationFn: ({ id }: SendablePost) => sendPostToSubscribers(id),
    // Refetch after errors too: the call may have succeeded although the response was lost.
    onSettled: () => queryClient.invalidateQueries({ queryKey: QUERY_KEY }),
  });

  function getState(): StaffNewsletterState {
    if (loaded === undefined)
      return error === null
        ? { kind: 'loading' }
        : { kind: 'failed', message: 'Failed to load the newsletter' };
    const { isOn, ...listed } = loaded;
    if (!isOn) return { kind: 'off' };
    if (mutation.isPending) return { kind: 'processing', ...listed };
    if (mutation.isError)
      return {
        kind: 'refused',
        ...listed,
        message: getErrorMessage(mutation.error, FAILURE_MESSAGE, FAILURE_MESSAGE),
      };
    return { kind: 'ready', ...listed, ...(mutation.isSuccess && { done: SENT_MESSAGE }) };
  }

  return { state: getState(), onSend: (post: SendablePost) => mutation.mutate(post) };
}
