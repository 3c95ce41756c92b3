import type { PostDraft } from '@paniscus/domain/posts';
import { useState } from 'react';
import type { EditStart } from './use-edit-start';

/** Puts another text into the form, such as that of a revision, and back again until the text is edited. */
export function useReplaceText({ base, draft, autosave, restart }: EditStart) {
  const [edited, setEdited] = useState<PostDraft>();
  const [replaced, setReplaced] = useState<PostDraft>();
  const replace = ({ title, content }: PostDraft) => {
    if (base !== undefined) restart(base, { title, content });
    setEdited(undefined);
  };
  return {
    onDraftChange: (changed: PostDraft) => {
      setEdited(changed);
      setReplaced(undefined);
      autosave.onChange(changed);
    },
    onReplace: (text: PostDraft) => {
      setReplaced(edited ?? draft);
      replace(text);
    },
    onUndo:
      replaced &&
      (() => {
        setReplaced(undefined);
        replace(replaced);
      }),
  };
}
