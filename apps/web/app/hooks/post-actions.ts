import { toUuidV4 } from '@paniscus/domain/ids';
import { buildCopyTitle } from '@paniscus/domain/posts';
import type { PostStatus } from '@paniscus/domain/posts';
import type { PostAction, StaffPost } from '@paniscus/features/posts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { fetchDetailsForCopy } from '../api/editor/post-details';
import { createPost, deletePost, PostConflictError, updatePost } from '../api/posts';
import { getErrorMessage } from '../api/problem-error';

type ActionRequest = { post: StaffPost; action: PostAction; key: string };

const STATUS_AFTER: Record<Exclude<PostAction, 'delete' | 'duplicate'>, PostStatus> = {
  publish: 'published',
  unpublish: 'draft',
  trash: 'trashed',
  restore: 'draft',
};

async function runAction({ post, action, key }: ActionRequest): Promise<void> {
  const { id, title, content, version } = post;
  if (action === 'delete') await deletePost(id);
  else if (action === 'duplicate')
    await createPost(
      { title: buildCopyTitle(title), content, status: 'draft', details: await fetchDetailsForCopy(id) },
      key,
    );
  else await updatePost(id, { title, content, status: STATUS_AFTER[action] }, version);
}

/** Runs the actions of the staff's list of posts, and reports the one that is running or has failed. */
export function usePostActions() {
  const queryClient = useQueryClient();
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: runAction,
    onSettled: () => queryClient.invalidateQueries(),
  });
  return {
    onAction: (post: StaffPost, action: PostAction) =>
      mutate({ post, action, key: toUuidV4(crypto.getRandomValues(new Uint8Array(16))) }),
    processingId: isPending ? variables.post.id : undefined,
    message: error === null ? undefined : getMessage(error),
  };
}

function getMessage(error: Error): string {
  return error instanceof PostConflictError
    ? 'Somebody else changed this post in the meantime. The list now shows their version; try again.'
    : getErrorMessage(error, 'The post was not changed. Please try again.');
}
