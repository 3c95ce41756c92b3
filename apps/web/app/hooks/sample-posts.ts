import type { Post } from '@paniscus/domain/posts';
import type { SamplePostsState } from '@paniscus/features/posts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { trashSamplePosts } from '../api/posts';
import { getErrorMessage } from '../api/error-messages';
import { useAccount } from './admin/account';
import { restoreSamplePosts } from './post-status-change';

const FAILURE = 'The sample posts were not changed. Please try again.';

/**
 * Removes and restores the sample posts; undefined while there are none and none were removed, and for authors, who
 * cannot remove the posts of others.
 */
export function useSamplePosts(count = 0) {
  const queryClient = useQueryClient();
  const account = useAccount();
  const [removed, setRemoved] = useState<readonly Post[]>([]);
  const change = useMutation({
    mutationFn: (run: () => Promise<Post[]>) => run(),
    onSuccess: setRemoved,
    onSettled: () => queryClient.invalidateQueries(),
  });
  const isAllowed = account !== undefined && account.role !== 'author';
  if (!isAllowed || (count === 0 && removed.length === 0)) return undefined;

  const getState = (): SamplePostsState => {
    if (change.isPending) return { kind: 'processing' };
    if (change.error !== null) return { kind: 'failed', message: getErrorMessage(change.error, FAILURE) };
    return { kind: removed.length > 0 ? 'removed' : 'shown' };
  };
  return {
    state: getState(),
    onRemove: () => change.mutate(trashSamplePosts),
    onUndo: () => change.mutate(() => restoreSamplePosts(removed).then(() => [])),
  };
}
