import { toUuidV4 } from '@paniscus/domain/ids';
import { buildCopyTitle } from '@paniscus/domain/posts';
import type { PostAction, PostChange, StaffPost } from '@paniscus/features/posts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { fetchDetailsForCopy } from '../api/editor/post-details';
import { createPost, deletePost, PostConflictError } from '../api/posts';
import { getErrorMessage } from '../api/error-messages';
import { changePostStatus, undoStatusChange } from './post-status-change';

type ActionRequest = { post: StaffPost; action: PostAction | 'undo'; key: string; change?: PostChange };

/** The action that has been done; `undo` is the change that takes it back. */
type ActionResult = { post: StaffPost; action: PostAction | 'undo'; undo?: PostChange };

const MESSAGES: Record<ActionResult['action'], (title: string) => string> = {
  publish: (title) => `“${title}” is published.`,
  unpublish: (title) => `“${title}” is a draft now. Readers cannot see it.`,
  duplicate: (title) => `The copy of “${title}” is saved as a draft.`,
  trash: (title) => `“${title}” is in the trash.`,
  restore: (title) => `“${title}” is a draft again.`,
  delete: (title) => `“${title}” deleted permanently.`,
  undo: (title) => `“${title}” is as it was before.`,
};

async function runAction({ post, action, key, change }: ActionRequest): Promise<ActionResult> {
  const { id, title, content } = post;
  if (action === 'delete') {
    await deletePost(id);
    return { post, action };
  }
  if (action === 'duplicate') {
    const details = await fetchDetailsForCopy(id);
    await createPost({ title: buildCopyTitle(title), content, status: 'draft', details }, key);
    return { post, action };
  }
  if (action === 'undo') return { post: await undoStatusChange(post, change), action };
  return { action, ...(await changePostStatus(post, action)) };
}

/** Runs the actions of the staff's list of posts, and reports the one that is running, has failed or is done. */
export function usePostActions() {
  const queryClient = useQueryClient();
  const { mutate, isPending, variables, error, data } = useMutation({
    mutationFn: runAction,
    onSettled: () => queryClient.invalidateQueries(),
  });
  const run = (request: Omit<ActionRequest, 'key'>) =>
    mutate({ ...request, key: toUuidV4(crypto.getRandomValues(new Uint8Array(16))) });
  return {
    onAction: (post: StaffPost, action: PostAction) => run({ post, action }),
    processingId: isPending ? variables.post.id : undefined,
    message: error === null ? undefined : getMessage(error),
    result: data && {
      message: MESSAGES[data.action](data.post.title),
      onUndo: data.undo && (() => run({ post: data.post, action: 'undo', change: data.undo })),
    },
  };
}

function getMessage(error: Error): string {
  return error instanceof PostConflictError
    ? 'This post was changed in the meantime. The list now shows the current version. Please try again.'
    : getErrorMessage(error, 'The post was not changed. Please try again.');
}
