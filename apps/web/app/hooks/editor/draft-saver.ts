import type { PostDraft } from '@paniscus/domain/posts';
import type { SaveStatus } from '@paniscus/features/posts';
import { createAutosaver } from './autosaver';

type DraftSaverOptions = {
  /** Sends the text; resolves with the time at which it was stored, ISO 8601. */
  send: (draft: PostDraft) => Promise<string>;
  onStatus: (status: SaveStatus) => void;
  /** Called with whether the newest text is stored in this browser or on the server. */
  onStoredChange: (isStored: boolean) => void;
};

/** Autosaves the text, and reports whether it is stored at all: a full or blocked storage does not take it. */
export function createDraftSaver({ send, onStatus, onStoredChange }: DraftSaverOptions) {
  let newest: PostDraft | undefined;
  let isLocal = true;
  const autosaver = createAutosaver({
    send: async (draft) => {
      const savedAt = await send(draft);
      if (draft === newest) onStoredChange(true);
      return savedAt;
    },
    onStatus: (status) => onStatus(isLocal ? status : toUnsaved(status)),
  });
  return {
    /** Announces a changed text, and whether this browser has stored it. */
    change(draft: PostDraft, isStoredLocally: boolean): void {
      newest = draft;
      isLocal = isStoredLocally;
      onStoredChange(isLocal);
      autosaver.change(draft);
    },
    flush: autosaver.flush,
    stop: autosaver.stop,
  };
}

/** What a failure means when this browser does not store the text either. */
function toUnsaved(status: SaveStatus): SaveStatus {
  switch (status.kind) {
    case 'local':
    case 'signedOut':
    case 'tooLong':
      return { kind: 'unsaved', because: status.kind };
    default:
      return status;
  }
}
