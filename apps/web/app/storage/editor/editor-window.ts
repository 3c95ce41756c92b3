import { toUuidV4 } from '@paniscus/domain/ids';
import { sessionStore } from '../session-store';

const toStorageKey = (subject: string) => `editor:${subject}`;
const toLockName = (editorId: string) => `post-editor-${editorId}`;

/** Id of the editor that this tab had open for the post; a reload and a new sign-in retain it. */
export const readEditorId = (subject: string) => sessionStore.read<string>(toStorageKey(subject));

/** Gives the next editor of this tab another id, because the text of this one is saved or discarded. */
export const forgetEditorId = (subject: string): void => sessionStore.remove(toStorageKey(subject));

export const createEditorId = () => toUuidV4(crypto.getRandomValues(new Uint8Array(16)));

/**
 * Marks the editor as open until the returned function is called. Web Locks end with the tab, also when it is killed;
 * without them (insecure contexts), every editor counts as closed.
 */
export function openEditor(subject: string, editorId: string): () => void {
  sessionStore.write(toStorageKey(subject), editorId);
  const { promise, resolve } = Promise.withResolvers<void>();
  const locks = (navigator as { locks?: LockManager }).locks;
  void locks?.request(toLockName(editorId), { ifAvailable: true }, () => promise);
  return resolve;
}

/** Ids of the editors that are open in this browser, among those given. */
export async function findOpenEditors(editorIds: readonly string[]): Promise<Set<string>> {
  const locks = (navigator as { locks?: LockManager }).locks;
  const names = new Set((await locks?.query())?.held?.map(({ name }) => name));
  return new Set(editorIds.filter((id) => names.has(toLockName(id))));
}
