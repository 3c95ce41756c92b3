import type { PostAction, StaffPost } from '@paniscus/features/posts';
import { useState } from 'react';
import { usePostActions } from './post-actions';
import { usePostBulkActions } from './post-bulk-actions';

/**
 * The actions of the staff's list of posts, on one or several, of which only the last one shows its result; `saved` is what
 * the page before has done.
 */
export function usePostResults(saved: string | undefined) {
  const { onAction, result, ...progress } = usePostActions();
  const bulk = usePostBulkActions();
  const [last, setLast] = useState<'none' | 'single' | 'bulk'>('none');
  const getResult = () => {
    if (bulk.run?.kind === 'finished' || last === 'bulk') return undefined;
    if (last === 'single') return result;
    return saved === undefined ? undefined : { message: saved };
  };
  return {
    progress,
    result: getResult(),
    onAction: (post: StaffPost, action: PostAction) => {
      if (bulk.run?.kind === 'finished') bulk.run.onClose();
      setLast('single');
      onAction(post, action);
    },
    bulk: {
      run: bulk.run,
      onRun: (...request: Parameters<typeof bulk.onRun>) => {
        setLast('bulk');
        bulk.onRun(...request);
      },
    },
  };
}
