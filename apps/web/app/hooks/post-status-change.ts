import type { Post, PostStatus } from '@paniscus/domain/posts';
import type { PostAction, PostChange, StaffPost } from '@paniscus/features/posts';
import { updatePost } from '../api/posts';
import { getUndoChange } from './undo-change';

export type StatusAction = Exclude<PostAction, 'delete' | 'duplicate'>;

const STATUS_AFTER: Record<StatusAction, PostStatus> = {
  publish: 'published',
  unpublish: 'draft',
  trash: 'trashed',
  restore: 'draft',
};

/**
 * Changes the status of a post; `undo` is the change that takes it back. There is none when someone else had changed the
 * status to the same one, because that is not ours to take back.
 */
export async function changePostStatus(
  post: StaffPost,
  action: StatusAction,
): Promise<{ post: Post; undo: PostChange | undefined }> {
  const { id, title, content, version } = post;
  const saved = await updatePost(id, { title, content, status: STATUS_AFTER[action] }, version);
  return { post: saved, undo: saved.is_changed === false ? undefined : getUndoChange(post, action) };
}

/** Takes a change of the status back. */
export const undoStatusChange = (
  { id, title, content, version }: Pick<StaffPost, 'id' | 'title' | 'content' | 'version'>,
  change: PostChange | undefined,
): Promise<Post> => updatePost(id, { title, content, ...change }, version);

/** Puts removed sample posts back, each with the status that it had before. */
export async function restoreSamplePosts(posts: readonly Post[]): Promise<void> {
  for (const post of posts) {
    // A scheduled post is published at the time for which it was scheduled.
    const before = { ...post, status: post.status_before, publish_at: post.published_at };
    await undoStatusChange(post, getUndoChange(before, 'trash'));
  }
}
