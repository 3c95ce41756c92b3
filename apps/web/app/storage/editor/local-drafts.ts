import type { PostDraft } from '@paniscus/domain/posts';

/** Text that an edit starts from, with the version of the post; a new post has none. */
export type EditBase = PostDraft & { version?: number };

/** Unsaved text of one editor window, stored in this browser. */
export type LocalDraft = {
  editorId: string;
  base: EditBase;
  draft: PostDraft;
  /** ISO 8601. */
  editedAt: string;
};

/** The account and the post that are edited; other accounts do not see the text. */
export type DraftScope = { account: string; subject: string };

type Store = Pick<Storage, 'getItem' | 'key' | 'length' | 'removeItem' | 'setItem'>;

const toPrefix = ({ account, subject }: DraftScope) => `postDraft:${account}:${subject}:`;

/** Writes the text before the browser can be closed. A full or blocked storage is not an error. */
export function writeLocalDraft(scope: DraftScope, draft: LocalDraft, store: Store = localStorage): boolean {
  const draftKey = `postDraft:${scope.account}:${scope.subject}:${draft.editorId}`;
  try {
    store.setItem(draftKey, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function removeLocalDraft(scope: DraftScope, editorId: string, store: Store = localStorage): void {
  try {
    store.removeItem(toPrefix(scope) + editorId);
  } catch {
    // Blocked storage has nothing to remove.
  }
}

/** Unsaved texts of a post, newest first. */
export function listLocalDrafts(scope: DraftScope, store: Store = localStorage): LocalDraft[] {
  try {
    const keys = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '');
    return keys
      .filter((key) => key.startsWith(toPrefix(scope)))
      .flatMap((key) => parseDraft(store.getItem(key)))
      .toSorted((one, other) => other.editedAt.localeCompare(one.editedAt));
  } catch {
    return [];
  }
}

function parseDraft(json: string | null): LocalDraft[] {
  try {
    const value = JSON.parse(json ?? '') as Partial<LocalDraft> | null;
    const isComplete =
      typeof value?.draft?.title === 'string' &&
      typeof value.draft.content === 'string' &&
      typeof value.base?.content === 'string' &&
      typeof value.editorId === 'string' &&
      typeof value.editedAt === 'string';
    return isComplete ? [value as LocalDraft] : [];
  } catch {
    return [];
  }
}
