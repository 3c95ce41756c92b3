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
