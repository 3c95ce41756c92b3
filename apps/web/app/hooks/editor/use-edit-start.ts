import type { PostDraft } from '@paniscus/domain/posts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteAutosave } from '../../api/editor/autosaves';
import { readAccountId } from '../../storage/editor/account';
import { createEditorId } from '../../storage/editor/editor-window';
import { removeLocalDraft, writeLocalDraft } from '../../storage/editor/local-drafts';
import type { DraftScope, EditBase, LocalDraft } from '../../storage/editor/local-drafts';
import { findRemoteText, moveRemoteText, startEditor } from './find-unsaved-text';
import { useAutosave } from './use-autosave';

/** Text that replaces the one that was loaded first. */
type Restart = { base: EditBase; draft: PostDraft; count: number };

export type EditStart = ReturnType<typeof useEditStart>;

/** Never refetched while the form is open. */
const ONCE = { staleTime: Infinity, gcTime: 0, retry: false } as const;

/** Unsaved text of this browser, and if there is none, that of another device. */
function useUnsavedText(scope: DraftScope, postId: number | undefined, loaded: EditBase | undefined) {
  const { subject } = scope;
  const isLoaded = loaded !== undefined;
  const start = useQuery({
    queryKey: ['editor-start', subject],
    queryFn: () => startEditor(scope, loaded as EditBase),
    enabled: isLoaded,
    ...ONCE,
  }).data;
  const remote = useQuery({
    queryKey: ['editor-remote-text', subject],
    queryFn: () => findRemoteText(postId, loaded as EditBase),
    enabled: start !== undefined && start.restored === undefined,
    ...ONCE,
  }).data;
  return { start, remote };
}

/**
 * Text in the form and the version that it is based on. Unsaved text of this browser is restored, and text of another
 * device is offered. Both keep the version that they are based on, so that a later change is a conflict.
 */
export function useEditStart(postId: number | undefined, loaded: EditBase | undefined) {
  // The account that opened the editor: its token may expire while it is open.
  const [account] = useState(() => (typeof window === 'undefined' ? '' : (readAccountId() ?? '')));
  const scope: DraftScope = { account, subject: String(postId ?? 'new') };
  const [restart, setRestart] = useState<Restart>();
  const [isDismissed, setIsDismissed] = useState(false);
  const { start, remote } = useUnsavedText(scope, postId, loaded);
  // Text that is written after restored text was discarded is another text.
  const [newEditorId, setNewEditorId] = useState<string>();
  const editorId = newEditorId ?? start?.editorId;

  const origin = restart ?? start?.restored ?? (start && loaded && { base: loaded, draft: loaded });
  const base = origin?.base;
  const autosave = useAutosave({ scope, postId, editorId, base });
  const continueWith = ({ title, content, version }: EditBase, draft: PostDraft) => {
    const next = { base: { title, content, version }, draft, count: (restart?.count ?? 0) + 1 };
    setRestart(next);
    setIsDismissed(true);
    if (editorId !== undefined) storeDraft(scope, editorId, next);
  };
  return {
    base,
    /** Identifies the text across reloads and closed tabs, until it is saved or discarded. */
    editorId,
    draft: origin && { title: origin.draft.title, content: origin.draft.content },
    /** Changes when the form has to start again with another text. */
    formKey: restart?.count ?? 0,
    autosave,
    restart: continueWith,
    unsaved: {
      restored: restart === undefined && start?.restored ? toNotice(start.restored) : undefined,
      offered: remote && !isDismissed ? toNotice(remote) : undefined,
      onContinue: () => {
        if (!remote || editorId === undefined) return;
        continueWith(remote.base, remote.draft);
        // If this fails, the text stays where it was.
        void moveRemoteText(remote, { editorId, postId }).catch(() => undefined);
      },
      onDiscard: () => {
        forget(remote ?? undefined);
        if (loaded !== undefined && start?.restored !== undefined) {
          continueWith(loaded, loaded);
          autosave.discard();
          setNewEditorId(createEditorId());
        }
        setIsDismissed(true);
      },
    },
  };
}

/** Stores the text in this browser unless it is the same as the version that it is based on. */
function storeDraft(scope: DraftScope, editorId: string, { base, draft }: Restart): void {
  if (draft.title === base.title && draft.content === base.content) removeLocalDraft(scope, editorId);
  else writeLocalDraft(scope, { base, draft, editorId, editedAt: new Date().toISOString() });
}

/** Deletes the copy on the server. */
function forget(draft: LocalDraft | undefined): void {
  if (draft !== undefined) void deleteAutosave(draft.editorId).catch(() => undefined);
}

const toNotice = ({ draft, editedAt }: LocalDraft) => ({ title: draft.title, editedAt });
