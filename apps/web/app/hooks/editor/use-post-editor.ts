import type { Post, PostDraft, PostStatus } from '@paniscus/domain/posts';
import type { PostChange } from '@paniscus/features/posts';
import { paths } from '@paniscus/routes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { PostConflictError } from '../../api/posts';
import { redirectToLogin } from '../../api/sign-in/redirect-to-login';
import type { EditBase } from '../../storage/editor/local-drafts';
import { useNavigateTo } from '../navigation';
import { describeSave } from './describe-save';
import { getEditorState } from './get-editor-state';
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

type Save = SaveOrigin & {
  draft: PostDraft;
  change: PostChange;
  /** Text in the form that is not saved with it. */
  unsaved?: PostDraft;
};

type Mutation = ReturnType<typeof useMutation<Post, Error, Save>>;

type PostEditorOptions = {
  /** Undefined for a new post. */
  postId: number | undefined;
  /** Status of the stored post as the page shows it; undefined for a new one, and while loading. */
  status?: PostStatus;
  /** Stored post, or blank text for a new one; undefined while loading. */
  loaded: EditBase | undefined;
  save: (draft: PostDraft, change: PostChange, origin: SaveOrigin) => Promise<Post>;
  failureMessage: string;
  /** Path to open after a save. */
  getNextPath: (saved: Post, change: PostChange) => string;
};

/** State and callbacks of the post editor: saving, conflicts, and unsaved text. */
export function usePostEditor(options: PostEditorOptions) {
  const { postId, status, loaded, save, failureMessage, getNextPath } = options;
  const navigateTo = useNavigateTo();
  const queryClient = useQueryClient();
  const start = useEditStart(postId, loaded);
  const { base, editorId = '', autosave } = start;
  const replacing = useReplaceText(start);
  const mutation = useMutation({
    mutationFn: (pending: Save) => save(pending.draft, pending.change, pending),
    onSuccess: async (post, { change, unsaved }) => {
      if (unsaved === undefined) autosave.discard();
      else start.restart(post, unsaved);
      await queryClient.invalidateQueries({ refetchType: 'none' });
      navigateTo(getNextPath(post, change), describeSave(post, status, unsaved !== undefined));
    },
  });

  return {
    state: getEditorState(mutation, start, { status, failureMessage }),
    formKey: start.formKey,
    onSubmit: (edited: PostDraft, change: PostChange) =>
      mutation.mutate({ draft: edited, change, version: base?.version, editorId }),
    onTakeDown: (unsaved: PostDraft, change: PostChange) =>
      base && mutation.mutate({ draft: toDraft(base), unsaved, change, version: base.version, editorId }),
    onDraftChange: replacing.onDraftChange,
    onReplace: replacing.onReplace,
    unsaved: {
      restored: start.unsaved.restored,
      offered: start.unsaved.offered,
      status: autosave.status,
      isStored: autosave.isStored,
      onSave: autosave.flush,
      onSignIn: () => redirectToLogin('sessionEnded'),
      onMoveToNew: (draft: PostDraft) => {
        start.moveToNew(draft);
        navigateTo(paths.createPost);
      },
      onContinue: replacing.onContinue,
      onDiscard: replacing.onDiscard,
      replaced: replacing.replaced,
    },
    resolution: buildResolution(mutation, { ...start, ...replacing }, queryClient),
  };
}

const toDraft = ({ title, content }: EditBase): PostDraft => ({ title, content });

/**
 * Ways out of a conflict: each continues from the stored post, so that the next save is based on its version, and the page
 * shows its status.
 */
function buildResolution(
  { error, mutate, reset, variables }: Mutation,
  { restart, onUseStored }: EditStart & ReturnType<typeof useReplaceText>,
  queryClient: QueryClient,
) {
  const current = error instanceof PostConflictError ? error.current : undefined;
  const continueWith = (merged?: PostDraft) => {
    if (current === undefined || variables === undefined) return;
    onUseStored(current, variables.unsaved ?? variables.draft, merged);
    queryClient.setQueryData(['post', current.id], current);
    reset();
  };
  return {
    onUseMine: () => {
      if (current === undefined || variables === undefined) return;
      restart(current, variables.draft);
      queryClient.setQueryData(['post', current.id], current);
      mutate({ ...variables, version: current.version });
    },
    onUseTheirs: () => continueWith(),
    onMerge: continueWith,
  };
}
