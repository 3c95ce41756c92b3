import { EmptyState } from '@paniscus/ui';
import type { ReactNode } from 'react';

interface PostNotFoundProps {
  /** Way back to the posts. */
  action: ReactNode;
}

/** Shown instead of the editor when there is no such post. */
export function PostNotFound({ action }: PostNotFoundProps) {
  return (
    <EmptyState word="question" title="Post not found" action={action}>
      It may have been removed, or the address may have a typo.
    </EmptyState>
  );
}
