import type { PostAction, PostChange, StaffPost } from '@paniscus/features/posts';

/**
 * The change that takes an action back; undefined when there is none. A draft that is published gets the current time,
 * so a post that was published before is scheduled for its own time, which publishes it at once.
 */
export function getUndoChange(
  {
    status = 'published',
    publish_at: publishAt,
    published_at: publishedAt,
  }: Pick<StaffPost, 'publish_at' | 'published_at' | 'status'>,
  action: PostAction,
): PostChange | undefined {
  if (action === 'delete' || action === 'duplicate') return undefined;
  if (status === 'scheduled') return publishAt ? { status, publish_at: publishAt } : undefined;
  if (action === 'unpublish' && publishedAt !== null) return { status: 'scheduled', publish_at: publishedAt };
  return { status };
}
