import type { PostDraft } from '@paniscus/domain/posts';
import type { SaveStatus } from '@paniscus/features/posts';
import { useEffect, useMemo, useState } from 'react';
import { deleteAutosave, saveAutosave } from '../../api/editor/autosaves';
import { forgetEditorId, openEditor } from '../../storage/editor/editor-window';
import { removeLocalDraft, writeLocalDraft } from '../../storage/editor/local-drafts';
import type { DraftScope, EditBase } from '../../storage/editor/local-drafts';
import { createDraftSaver } from './draft-saver';
import { flushOnPageEvents } from './flush-on-page-events';

/** Start of the count of autosave sequences: 2025-01-01, so that seconds fit into 32 bits for decades. */
const SEQUENCE_EPOCH_S = 1_735_689_600;

/** Sequence of an autosave that is sent now; later ones have higher numbers. */
const readSequence = (): number => Math.floor(Date.now() / 1000) - SEQUENCE_EPOCH_S;

type AutosaveOptions = {
  scope: DraftScope;
  postId: number | undefined;
  /** Undefined until the editor has started. */
  editorId: string | undefined;
  base: EditBase | undefined;
};

/** Stores every change in this browser at once, and on the server a little later. */
export function useAutosave({ scope: { account, subject }, postId, editorId, base }: AutosaveOptions) {
  const [status, setStatus] = useState<SaveStatus>({ kind: 'unchanged' });
  const [isStored, setIsStored] = useState(true);
  const version = base?.version;
  const editor = useMemo(
    () =>
      editorId === undefined
        ? undefined
        : createEditor({
            scope: { account, subject },
            postId,
            editorId,
            version,
            onStatus: setStatus,
            onStoredChange: setIsStored,
          }),
    [account, subject, postId, editorId, version],
  );

  useEffect(() => {
    if (editor === undefined || editorId === undefined) return;
    const close = openEditor(subject, editorId);
    const endFlushing = flushOnPageEvents(editor.flush);
    return () => {
      endFlushing();
      editor.close();
      close();
    };
  }, [editor, editorId, subject]);

  return {
    status,
    /** Whether the newest text is stored in this browser or on the server. */
    isStored,
    onChange: (draft: PostDraft) => base && editor?.change(draft, base),
    /** Sends the text now. */
    flush: () => editor?.flush(),
    /** Removes all copies of the text, because it is saved or no longer wanted. */
    discard: () => editor?.discard(),
  };
}

type EditorOptions = {
  scope: DraftScope;
  postId: number | undefined;
  editorId: string;
  version: number | undefined;
  onStatus: (status: SaveStatus) => void;
  onStoredChange: (isStored: boolean) => void;
};

function createEditor({ scope, postId, editorId, version, onStatus, onStoredChange }: EditorOptions) {
  let sequence = 0;
  const saver = createDraftSaver({
    onStatus,
    onStoredChange,
    send: async (draft) => {
      sequence = Math.max(sequence + 1, readSequence());
      const post = postId === undefined ? {} : { post_id: postId, base_version: version };
      return (await saveAutosave(editorId, { ...draft, ...post, sequence })).saved_at;
    },
  });
  return {
    change(draft: PostDraft, base: EditBase): void {
      const isSame = draft.title === base.title && draft.content === base.content;
      if (isSame) removeLocalDraft(scope, editorId);
      const isStored =
        isSame || writeLocalDraft(scope, { editorId, base, draft, editedAt: new Date().toISOString() });
      saver.change(draft, isStored);
    },
    flush: saver.flush,
    /** Sends the last text, and ends. */
    close(): void {
      saver.flush();
      void saver.stop();
    },
    /** Deletes the copy on the server after a request that is under way, which would store the text again. */
    discard(): void {
      removeLocalDraft(scope, editorId);
      forgetEditorId(scope.subject);
      void saver
        .stop()
        .then(() => deleteAutosave(editorId))
        .catch(() => undefined);
    },
  };
}
