import type { PostDraft } from '@paniscus/domain/posts';
import type { ReplacedText } from '@paniscus/features/posts';
import { useState } from 'react';
import type { EditStart, TypedText } from './use-edit-start';

type Replaced = TypedText & Pick<ReplacedText, 'by'>;

/**
 * Puts another text into the form, such as that of a revision or of another device, and back again until the text is
 * edited.
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
    if (from.by === 'version') restart(from.base, from.draft);
    else unsaved.onReturn(from);
  };
  return {
    onDraftChange: (changed: PostDraft) => {
      setEdited(changed);
      setReplaced(undefined);
      autosave.onChange(changed);
    },
    onReplace: ({ title, content }: PostDraft) =>
      start(edited ?? draft, 'version', () => base && restart(base, { title, content })),
    onContinue: () => start(edited, 'unsavedText', unsaved.onContinue),
    replaced: replaced && { by: replaced.by, onUndo: () => undo(replaced) },
  };
}
