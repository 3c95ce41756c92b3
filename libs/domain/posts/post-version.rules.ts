import type { PostStatus } from './post.types.ts';

type StoredPost = {
  version: number;
  title: string;
  content: string;
  status: PostStatus;
  publishAt: Date | null;
};
type SubmittedPost = { title: string; content: string; status?: PostStatus; publish_at?: string | null };

export type WriteDecision = 'save' | 'unchanged' | 'conflict';

/**
 * Optimistic locking: decides what an update does to the stored post. `version` is the version that the writer loaded;
 * without one, the update always applies. Repeating an update that has already been applied is not a conflict, so that
 * a client may retry when it did not receive the response.
 */
export function decideWrite(
  stored: StoredPost,
  submitted: SubmittedPost,
  version: number | undefined,
): WriteDecision {
  if (isApplied(stored, submitted)) return 'unchanged';
  return version === undefined || version === stored.version ? 'save' : 'conflict';
}

function isApplied(stored: StoredPost, { title, content, status, publish_at: publishAt }: SubmittedPost) {
  const isSameText = stored.title === title && stored.content === content;
  if (!isSameText || status === undefined) return isSameText;
  const time = publishAt === undefined || publishAt === null ? undefined : Date.parse(publishAt);
  return stored.status === status && stored.publishAt?.getTime() === time;
}
