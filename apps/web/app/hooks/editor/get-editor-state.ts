import type { Post, PostDraft, PostStatus } from '@paniscus/domain/posts';
import type { PostEditorState } from '@paniscus/features/posts';
import type { UseMutationResult } from '@tanstack/react-query';
import { PostConflictError } from '../../api/posts';
import { isForbidden, isNotFound, ProblemError } from '../../api/problem-error';
import type { EditStart } from './use-edit-start';

/** State of the editor, from the last save. */
export function getEditorState<Save extends { draft: PostDraft }>(
  { error, variables, isPending, isSuccess }: UseMutationResult<Post, Error, Save>,
  { base, draft }: EditStart,
  { status, failureMessage }: { status: PostStatus | undefined; failureMessage: string },
): PostEditorState {
  if (base === undefined || draft === undefined) return { kind: 'loading' };
  if (isPending || isSuccess) return { kind: 'saving', draft: variables.draft };
  if (error === null) return { kind: 'ready', draft };
  if (error instanceof PostConflictError)
    return {
      kind: 'conflict',
      conflict: { ...toConflict(variables.draft, error, base), ...findChange(error, status) },
    };
  const errors = error instanceof ProblemError ? error.problem?.errors : undefined;
  return {
    kind: 'rejected',
    draft: variables.draft,
    message: failureMessage,
    errors,
    isForbidden: isForbidden(error),
    isDeleted: isNotFound(error),
  };
}

function toConflict(mine: PostDraft, { current, changedBy }: PostConflictError, base: PostDraft) {
  const savedBy = changedBy === null ? undefined : { username: changedBy.username, isYou: changedBy.is_self };
  return { mine, theirs: current, base, savedAt: current.updated_at, savedBy };
}

/** What became of the post, if its status is another one than the page shows. */
const findChange = ({ current }: PostConflictError, status: PostStatus | undefined) =>
  status === undefined || current.status === status ? {} : { changedStatus: current.status };
