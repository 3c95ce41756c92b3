import type { Post } from '@paniscus/domain/posts';
import { ToolDialogs } from '@paniscus/features/posts';
import type { PostHistoryState, PostToolDialogsProps } from '@paniscus/features/posts';
import { ResultSnackbar } from '@paniscus/ui';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  createPreviewLink,
  fetchRevision,
  fetchRevisions,
  revokePreviewLink,
} from '../../api/editor/post-tools';
import { getErrorMessage } from '../../api/error-messages';
import { usePostDetails } from './use-post-details';

const HISTORY_FAILURE = 'Failed to load the versions. Close this and try again in a moment.';
const LINK_FAILURE = 'The link was not changed. Please try again.';

/** Details, versions and preview link of a stored post. */
export function PostToolDialogs({ tool, post, onRestore, onClose }: PostToolDialogsProps) {
  const [saves, setSaves] = useState(0);
  const details = usePostDetails(post.id, tool === 'details', () => {
    onClose();
    setSaves((count) => count + 1);
  });
  const history = useHistory(post.id, tool === 'history');
  const preview = usePreviewLink(post);
  return (
    <>
      <ToolDialogs {...{ tool, details, preview, onClose }} history={{ ...history, onRestore }} />
      {saves === 0 ? null : <ResultSnackbar key={saves}>Details saved.</ResultSnackbar>}
    </>
  );
}

function useHistory(id: number, isOpen: boolean) {
  const [chosen, setChosen] = useState<number>();
  const list = useInfiniteQuery({
    queryKey: ['post-revisions', id],
    queryFn: ({ pageParam }) => fetchRevisions(id, pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    enabled: isOpen,
  });
  const revisions = list.data?.pages.flatMap((page) => page.revisions);
  const version = chosen ?? revisions?.[0]?.version ?? 0;
  const selected = useQuery({
    queryKey: ['post-revision', id, version],
    queryFn: () => fetchRevision(id, version),
    enabled: isOpen && version !== 0,
  });
  const getState = (): PostHistoryState => {
    if (list.isError || selected.isError) return { kind: 'failed', message: HISTORY_FAILURE };
    if (revisions === undefined) return { kind: 'loading' };
    return { kind: 'ready', revisions, hasMore: list.hasNextPage, selected: selected.data };
  };
  return { state: getState(), onSelect: setChosen, onMore: () => void list.fetchNextPage() };
}

function usePreviewLink(post: Post) {
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: (change: (id: number) => Promise<Post>) => change(post.id),
  });
  const path = (data ?? post).preview_path ?? undefined;
  return {
    url: path === undefined ? undefined : new URL(path, location.href).href,
    isProcessing: isPending,
    message: error === null ? undefined : getErrorMessage(error, LINK_FAILURE),
    onCreate: () => mutate(createPreviewLink),
    onRevoke: () => mutate(revokePreviewLink),
  };
}
