import type { PostDraft } from '@paniscus/domain/posts';

/**
 * Why the server has not stored the text: it did not answer or failed, the session has ended, or the text is longer than it
 * takes.
 */
type SaveFailure = 'local' | 'signedOut' | 'tooLong';

/** Whether the text is stored on the server. */
export type SaveStatus =
  | { kind: 'unchanged' }
  | { kind: 'saving' }
  /** `at` is ISO 8601. */
  | { kind: 'saved'; at: string }
  /** It is stored in this browser. */
  | { kind: SaveFailure }
  /** The server refused it, because the person may not edit the post any more; it is stored in this browser. */
  | { kind: 'forbidden' }
  /** Stored nowhere: the storage of this browser is full or blocked, too. */
  | { kind: 'unsaved'; because: SaveFailure };

type UnsavedText = {
  title: string;
  /** Time of the last change, ISO 8601. */
  editedAt: string;
};

export type ReplacedText = {
  /** What is there instead: an earlier version, unsaved text of another device, the saved or a merged text, the same text, or nothing. */
  by: 'version' | 'unsavedText' | 'savedText' | 'merged' | 'same' | 'discard';
  /** Puts the text back. */
  onUndo: () => void;
};

export type UnsavedTextProps = {
  status: SaveStatus;
  /** Whether leaving the page loses no text, because this browser or the server has stored it. */
  isStored: boolean;
  /** Unsaved text that has been put into the form. */
  restored?: UnsavedText;
  /** Unsaved text of another device. */
  offered?: UnsavedText;
  /** Text that another one has replaced in the form, or that was discarded. */
  replaced?: ReplacedText;
  /** Sends the text to the server right away. */
  onSave: () => void;
  onContinue: () => void;
  onDiscard: () => void;
  onSignIn: () => void;
  /** Takes the text of a deleted post to the page that creates one. */
  onMoveToNew: (draft: PostDraft) => void;
};
