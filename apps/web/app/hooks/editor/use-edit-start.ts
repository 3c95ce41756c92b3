import type { PostDraft } from '@paniscus/domain/posts';
import { useState } from 'react';
import { createEditorId } from '../../storage/editor/editor-window';
import { removeLocalDraft, writeLocalDraft } from '../../storage/editor/local-drafts';
import type { DraftScope, EditBase, LocalDraft } from '../../storage/editor/local-drafts';
import { discardText, moveRemoteText } from './find-unsaved-text';
import { useAutosave } from './use-autosave';
import { NEW_POST, useDraftScope, useUnsavedText } from './use-unsaved-text';

const BLANK: EditBase = { title: '', content: '' };

/** Text that replaces the one that was loaded first. */
type Restart = TypedText & { count: number };

/** Text in the form, and the editor and version that it belongs to. */
export type TypedText = { editorId: string | undefined; base: EditBase; draft: PostDraft };

export type EditStart = ReturnType<typeof useEditStart>;

/**
 * Text in the form and the version that it is based on. Unsaved text of this browser is restored, and text of another
 * device is offered. Both keep the version that they are based on, so that a later change is a conflict.
 */
export function useEditStart(postId: number | undefined, loaded: EditBase | undefined) {
  const scope = useDraftScope(postId);
  const [restart, setRestart] = useState<Restart>();
  const [isDismissed, setIsDismissed] = useState(false);
  const { start, remote } = useUnsavedText(scope, postId, loaded);
  const [moved, setMoved] = useState<LocalDraft>();
  const [putBack, setPutBack] = useState<() => Promise<void>>();
  const offered = moved ?? remote ?? undefined;
  const editorId = restart === undefined ? start?.editorId : restart.editorId;

  const origin = restart ?? start?.restored ?? (start && loaded && { base: loaded, draft: loaded });
  const base = origin?.base;
  const autosave = useAutosave({ scope, postId, editorId, base });
  const continueWith = ({ title, content, version }: EditBase, draft: PostDraft, id = editorId) => {
    const count = (restart?.count ?? 0) + 1;
    const next = { editorId: id, base: { title, content, version }, draft, count };
    setRestart(next);
    setIsDismissed(true);
    if (id !== undefined) storeDraft(scope, id, next);
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
    /** Takes the text to an editor of a new post, which restores it when it is opened. */
    moveToNew: (draft: PostDraft) => {
      const isStored = writeLocalDraft(
        { ...scope, subject: NEW_POST },
        { editorId: createEditorId(), base: BLANK, draft, editedAt: new Date().toISOString() },
      );
      if (isStored) autosave.discard();
    },
    unsaved: {
      restored: restart === undefined && start?.restored ? toNotice(start.restored) : undefined,
      offered: offered && !isDismissed ? toNotice(offered) : undefined,
      /** What has been typed meanwhile stays stored under its own editor id. */
      onContinue: () => {
        if (offered === undefined) return;
        const next = { ...offered, editorId: createEditorId() };
        continueWith(next.base, next.draft, next.editorId);
        setMoved(next);
        // If this fails, the text stays where it was.
        void moveRemoteText(offered, { editorId: next.editorId, postId }).catch(() => undefined);
      },
      /** Puts back what was typed before `onContinue`, and offers the other text again. */
      onReturn: (from: TypedText) => {
        continueWith(from.base, from.draft, from.editorId);
        setIsDismissed(false);
      },
      onDiscard: () => {
        if (offered !== undefined) {
          const store = discardText(scope, offered, postId);
          setPutBack(() => store);
        }
        if (loaded !== undefined && start?.restored !== undefined) {
          autosave.discard();
          // Text that is written after restored text was discarded is another text.
          continueWith(loaded, loaded, createEditorId());
        }
        setIsDismissed(true);
      },
      /** Takes `onDiscard` back; `from` is what was in the form. */
      onUndoDiscard: (from: TypedText) => {
        if (putBack === undefined) return continueWith(from.base, from.draft, from.editorId);
        setPutBack(undefined);
        setIsDismissed(false);
        void putBack();
      },
    },
  };
}

/** Stores the text in this browser unless it is the same as the version that it is based on. */
function storeDraft(scope: DraftScope, editorId: string, { base, draft }: Restart): void {
  if (draft.title === base.title && draft.content === base.content) removeLocalDraft(scope, editorId);
  else writeLocalDraft(scope, { base, draft, editorId, editedAt: new Date().toISOString() });
}

const toNotice = ({ draft, editedAt }: LocalDraft) => ({ title: draft.title, editedAt });
