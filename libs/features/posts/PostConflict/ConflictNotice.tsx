import type { PostDraft } from '@paniscus/domain/posts';
import { FocusedAlert } from '@paniscus/ui';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { findConflictMarks } from './conflict-marks';

/**
 * Says what is left to do with a merged text before it can be saved. It takes the focus when the form starts with such a
 * text, because “Merge both” was far below it.
 */
export function ConflictNotice() {
  const [title, content] = useWatch<PostDraft, ['title', 'content']>({ name: ['title', 'content'] });
  const message = findConflictMarks({ title, content })?.message;
  const [isMerged] = useState(message !== undefined);
  return message === undefined ? null : (
    <FocusedAlert takesFocus={isMerged} severity="warning" sx={{ mb: 3 }}>
      {message}
    </FocusedAlert>
  );
}
