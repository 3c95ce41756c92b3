import { getPostTime } from '@paniscus/domain/posts';
import type { SendablePost, StaffNewsletterState } from '@paniscus/features/newsletter';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { fetchNewsletter, sendPostToSubscribers } from '../../api/admin/newsletter';
import { fetchPosts } from '../../api/posts';
import { getErrorMessage } from '../../api/problem-error';

const QUERY_KEY = ['newsletter'];
const FAILURE_MESSAGE = 'We do not know whether the post was sent. Reload the page to check.';
const SENT_MESSAGE = 'The emails are on their way.';
/** While emails are being put in the outbox. */
const REFRESH_MS = 3000;

/** The numbers of subscribers and the latest published posts, each with its issue. */
async function fetchSendablePosts() {
  const [{ subscribers, pending, issues }, { posts }] = await Promise.all([
    fetchNewsletter(),
    fetchPosts('published', null),
  ]);
  const sendable = posts.map(({ id, title, ...times }): SendablePost => {
    const issue = issues.find(({ post_id: postId }) => postId === id);
    return { id, title, publishedAt: getPostTime(times), ...(issue !== undefined && { issue }) };
  });
  return { subscribers, pending, posts: sendable };
}

const isSending = ({ issue }: SendablePost) => issue?.completed_at === null;

export function useNewsletter(isStaff: boolean) {
  return useQuery({
    queryKey: QUERY_KEY,
    queryFn: fetchSendablePosts,
    enabled: isStaff,
    refetchInterval: ({ state }) => (state.data?.posts.some(isSending) === true ? REFRESH_MS : false),
  });
}

type Loaded = Awaited<ReturnType<typeof fetchSendablePosts>>;

/** Sends a post, and the state of the page with the result. */
export function useNewsletterActions(loaded: Loaded | undefined, error: Error | null) {
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
    if (mutation.isPending) return { kind: 'processing', ...loaded };
    if (mutation.isError)
      return { kind: 'refused', ...loaded, message: getErrorMessage(mutation.error, FAILURE_MESSAGE) };
    return { kind: 'ready', ...loaded, ...(mutation.isSuccess && { done: SENT_MESSAGE }) };
  }

  return { state: getState(), onSend: (post: SendablePost) => mutation.mutate(post) };
}
