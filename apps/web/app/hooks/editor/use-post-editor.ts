import type { Post, PostDraft } from '@paniscus/domain/posts';
import type { PostChange, PostEditorState } from '@paniscus/features/posts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { PostConflictError } from '../../api/posts';
import { ProblemError } from '../../api/problem-error';
import { redirectToLogin } from '../../api/redirect-to-login';
import type { EditBase } from '../../storage/editor/local-drafts';
import { useNavigateTo } from '../navigation';
import { useEditStart } from './use-edit-start';
import type { EditStart } from './use-edit-start';
import { useReplaceText } from './use-replace-text';

/** What a save is based on. */
export type SaveOrigin = {
  /** Version of the stored post; undefined for a new one. */
  version: number | undefined;
  /** Identifies the text across reloads and closed tabs. */
  editorId: string;
};

type Save = SaveOrigin & { draft: PostDraft; change: PostChange };

type Mutation = ReturnType<typeof useMutation<Post, Error, Save>>;

type PostEditorOptions = {
  /** Undefined for a new post. */
  postId: number | undefined;
  /** Stored post, or blank text for a new one; undefined while loading. */
  loaded: EditBase | undefined;
  save: (draft: PostDraft, change: PostChange, origin: SaveOrigin) => Promise<Post>;
  failureMessage: string;
  /** Path to open after a save. */
  getNextPath: (saved: Post, change: PostChange) => string;
};

/** State and callbacks of the post editor: saving, conflicts, and unsaved text. */
export function usePostEditor({ postId, loaded, save, failureMessage, getNextPath }: PostEditorOptions) {
  const navigateTo = useNavigateTo();
  const queryClient = useQueryClient();
  const start = useEditStart(postId, loaded);
  const { base, editorId = '', autosave } = start;
  const replacing = useReplaceText(start);
  const mutation = useMutation({
    mutationFn: (pending: Save) => save(pending.draft, pending.change, pending),
    onSuccess: async (post, { change }) => {
      autosave.discard();
      await queryClient.invalidateQueries({ refetchType: 'none' });
      navigateTo(getNextPath(post, change));
    },
  });

  return {
    state: getState(mutation, start, failureMessage),
    formKey: start.formKey,
    onSubmit: (edited: PostDraft, change: PostChange) =>
      mutation.mutate({ draft: edited, change, version: base?.version, editorId }),
    onDraftChange: replacing.onDraftChange,
    onReplace: replacing.onReplace,
    unsaved: {
      ...start.unsaved,
      status: autosave.status,
      isStored: autosave.isStored,
      onSave: autosave.flush,
      onSignIn: redirectToLogin,
      onUndoReplace: replacing.onUndo,
    },
    resolution: buildResolution(mutation, start),
  };
}

function getState(mutation: Mutation, { base, draft }: EditStart, failureMessage: string): PostEditorState {
  if (base === undefined || draft === undefined) return { kind: 'loading' };
  const { error, variables, isPending, isSuccess } = mutation;
  if (isPending || isSuccess) return { kind: 'saving', draft: variables.draft };
  if (error === null) return { kind: 'ready', draft };
  if (error instanceof PostConflictError)
    return { kind: 'conflict', conflict: toConflict(variables.draft, error, base) };
  const errors = error instanceof ProblemError ? error.problem?.errors : undefined;
  return { kind: 'rejected', draft: variables.draft, message: failureMessage, errors };
}

function toConflict(mine: PostDraft, { current, changedBy }: PostConflictError, base: PostDraft) {
  const savedBy = changedBy === null ? undefined : { username: changedBy.username, isYou: changedBy.is_self };
  return { mine, theirs: current, base, savedAt: current.updated_at, savedBy };
}

/** Ways out of a conflict: each continues from the stored post, so that the next save is based on its version. */
function buildResolution({ error, mutate, reset, variables }: Mutation, { restart }: EditStart) {
  const current = error instanceof PostConflictError ? error.current : undefined;
  const continueWith = (draft: PostDraft) => {
    if (current === undefined) return;
    restart(current, draft);
    reset();
  };
  return {
    onUseMine: () => {
      if (current === undefined || variables === undefined) return;
      restart(current, variables.draft);
      mutate({ ...variables, version: current.version });
    },
    onUseTheirs: () => current && continueWith(current),
    onMerge: continueWith,
  };
}
