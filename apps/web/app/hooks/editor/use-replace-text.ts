import type { PostDraft } from '@paniscus/domain/posts';
import type { ReplacedText } from '@paniscus/features/posts';
import { useState } from 'react';
import type { EditBase } from '../../storage/editor/local-drafts';
import type { EditStart, TypedText } from './use-edit-start';

type Replaced = TypedText & Pick<ReplacedText, 'by'>;

/**
 * Puts another text into the form, such as that of a revision or of another device, or discards text, and back again until
 * the text is edited.
 */
export function useReplaceText({ base, draft, editorId, autosave, restart, unsaved }: EditStart) {
  const [edited, setEdited] = useState<PostDraft>();
  const [replaced, setReplaced] = useState<Replaced>();
  const start = (text: PostDraft | undefined, by: ReplacedText['by'], replace: () => void) => {
    setReplaced(text && base && { editorId, base, draft: text, by });
    setEdited(undefined);
    replace();
  };
  const undo = (from: Replaced) => {
    setReplaced(undefined);
    setEdited(from.draft);
    if (from.by === 'unsavedText') unsaved.onReturn(from);
    else if (from.by === 'discard') unsaved.onUndoDiscard(from);
    else restart(from.base, from.draft);
  };
  return {
    onDraftChange: (changed: PostDraft) => {
      setEdited(changed);
      setReplaced(undefined);
      autosave.onChange(changed);
    },
    onReplace: ({ title, content }: PostDraft) => {
      const current = edited ?? draft;
      const isCurrent = (text: PostDraft | undefined) => text?.title === title && text.content === content;
      const by = isCurrent(current) ? 'same' : isCurrent(base) ? 'savedText' : 'version';
      start(current, by, () => base && restart(base, { title, content }));
    },
    onContinue: () => start(edited, 'unsavedText', unsaved.onContinue),
    onDiscard: () => {
      start(edited ?? draft, 'discard', unsaved.onDiscard);
      // Text of another device is not in the form.
      if (unsaved.restored === undefined) setEdited(edited);
    },
    /**
     * Continues from the stored post after a conflict, with its text or a merged one. Undo goes back to the version before,
     * too, so that the next save is a conflict again.
     */
    onUseStored: (stored: EditBase, mine: PostDraft, merged?: PostDraft) => {
      setReplaced(base && { editorId, base, draft: mine, by: merged === undefined ? 'savedText' : 'merged' });
      setEdited(undefined);
      restart(stored, merged ?? stored);
    },
    replaced: replaced && { by: replaced.by, onUndo: () => undo(replaced) },
  };
}
