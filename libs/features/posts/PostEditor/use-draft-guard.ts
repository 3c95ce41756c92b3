import type { PostDraft } from '@paniscus/domain/posts';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';

/** Reports draft changes, and warns before changes are lost that are stored nowhere. */
export function useDraftGuard(
  { subscribe, formState: { isDirty } }: UseFormReturn<PostDraft>,
  isStored: boolean,
  onDraftChange?: (draft: PostDraft) => void,
) {
  useEffect(() => {
    if (onDraftChange === undefined) return;
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => onDraftChange(values),
    });
  }, [subscribe, onDraftChange]);

  useEffect(() => {
    if (!isDirty || isStored) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty, isStored]);
}
