import type { PostAutosave } from '@paniscus/domain/posts';
import { deleteAutosave, fetchAutosaves, saveAutosave } from '../../api/editor/autosaves';
import { createEditorId, findOpenEditors, readEditorId } from '../../storage/editor/editor-window';
import { listLocalDrafts, removeLocalDraft, writeLocalDraft } from '../../storage/editor/local-drafts';
import type { DraftScope, EditBase, LocalDraft } from '../../storage/editor/local-drafts';

export type EditorStart = {
  editorId: string;
  /** Text of this tab before a reload or a sign-in, or of a closed tab of this browser. */
  restored?: LocalDraft;
};

const isChanged = ({ draft }: LocalDraft, loaded: EditBase) =>
  draft.title !== loaded.title || draft.content !== loaded.content;

/** Starts an editor with unsaved text of this browser, if any. Text of a tab that is still open stays there. */
export async function startEditor(scope: DraftScope, loaded: EditBase): Promise<EditorStart> {
  const drafts = listLocalDrafts(scope);
  const ownId = readEditorId(scope.subject);
  const ids = drafts.map(({ editorId }) => editorId);
  const open = await findOpenEditors(ownId === undefined ? ids : [...ids, ownId]);
  const closed = drafts.filter((draft) => !open.has(draft.editorId) && isChanged(draft, loaded));
  const restored = closed.find(({ editorId }) => editorId === ownId) ?? closed[0];
  if (restored !== undefined) return { editorId: restored.editorId, restored };
  return { editorId: ownId === undefined || open.has(ownId) ? createEditorId() : ownId };
}

/** Newest unsaved text on the server, from another device. */
export async function findRemoteText(
  postId: number | undefined,
  loaded: EditBase,
): Promise<LocalDraft | null> {
  const drafts = (await fetchAutosaves(postId)).map((autosave) => toLocalDraft(autosave, loaded));
  const open = await findOpenEditors(drafts.map(({ editorId }) => editorId));
  return drafts.find((draft) => !open.has(draft.editorId) && isChanged(draft, loaded)) ?? null;
}

/** Unsaved text of this browser, which is never older than its copy on the server, or otherwise of another device. */
export async function findUnsavedText(
  scope: DraftScope,
  postId: number | undefined,
  loaded: EditBase,
): Promise<LocalDraft | null> {
  const { restored } = await startEditor(scope, loaded);
  return restored ?? findRemoteText(postId, loaded);
}

/** Deletes the copies in this browser and on the server, and returns what stores the text again. */
export function discardText(
  scope: DraftScope,
  text: LocalDraft,
  postId: number | undefined,
): () => Promise<void> {
  const { editorId, draft, base } = text;
  removeLocalDraft(scope, editorId);
  const deleted = deleteAutosave(editorId).catch(() => undefined);
  return async () => {
    await deleted;
    try {
      await saveAutosave(editorId, { ...draft, ...toBaseOnServer(postId, base), sequence: 1 });
    } catch {
      writeLocalDraft(scope, text);
    }
  };
}

/** Moves text of another device to a new editor of this one; on the server, it is in one of them at any time. */
export async function moveRemoteText(
  { editorId: from, draft, base }: LocalDraft,
  { editorId, postId }: { editorId: string; postId: number | undefined },
): Promise<void> {
  // The editor is new, so whatever is typed in it has a higher sequence.
  await saveAutosave(editorId, { ...draft, ...toBaseOnServer(postId, base), sequence: 1 });
  await deleteAutosave(from);
}

const toBaseOnServer = (postId: number | undefined, { version }: EditBase) =>
  postId === undefined ? {} : { post_id: postId, base_version: version };

/**
 * The server stores no base text. The loaded text is the base while its version is the same; otherwise the base is
 * unknown, and blank, so that a merge retains both texts.
 */
function toLocalDraft(autosave: PostAutosave, loaded: EditBase): LocalDraft {
  const { editor_id: editorId, base_version: baseVersion, saved_at: editedAt } = autosave;
  const version = baseVersion ?? undefined;
  const { title, content } = version === loaded.version ? loaded : { title: '', content: '' };
  return {
    editorId,
    draft: { title: autosave.title, content: autosave.content },
    base: { title, content, version },
    editedAt,
  };
}
