import type { PostDraft } from '@paniscus/domain/posts';
import type { PostEditorState } from '@paniscus/features/posts';
import { paths } from '@paniscus/routes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ProblemError } from '../api/problem-error';
import { sessionStore } from '../storage/session-store';
import { useGo } from './navigation';

type EditorParts = {
  /** Session storage key of the draft, which survives a reload or a new sign-in. */
  draftKey: string;
  /** Initial form values; undefined while loading. */
  loaded: PostDraft | undefined;
  save: (draft: PostDraft) => Promise<void>;
  failureText: string;
};

export function usePostEditor({ draftKey, loaded, save, failureText }: EditorParts) {
  const go = useGo();
  const queries = useQueryClient();
  const saving = useMutation({
    mutationFn: save,
    onSuccess: async () => {
      sessionStore.drop(draftKey);
      await queries.invalidateQueries();
      go(paths.staffPosts);
    },
  });
  const isLoaded = loaded !== undefined;
  const begun = useMemo(
    () => (isLoaded ? sessionStore.read<PostDraft>(draftKey) : undefined),
    [isLoaded, draftKey],
  );
  const draft = begun ?? loaded;

  const getState = (): PostEditorState => {
    if (draft === undefined) return { kind: 'loading' };
    if (saving.isPending || saving.isSuccess) return { kind: 'saving', draft: saving.variables };
    if (!saving.isError) return { kind: 'ready', draft };
    const errors = saving.error instanceof ProblemError ? saving.error.problem?.errors : undefined;
    return { kind: 'rejected', draft: saving.variables, message: failureText, errors };
  };
  return {
    state: getState(),
    onSubmit: (written: PostDraft) => saving.mutate(written),
    // Compare with the server's version: the form's initial values may already be a saved draft.
    onDraftChange: (written: PostDraft) =>
      written.title === loaded?.title && written.content === loaded.content
        ? sessionStore.drop(draftKey)
        : sessionStore.write(draftKey, written),
  };
}
