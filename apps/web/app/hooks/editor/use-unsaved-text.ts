import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readAccountId } from '../../storage/editor/account';
import type { DraftScope, EditBase } from '../../storage/editor/local-drafts';
import { discardText, findRemoteText, findUnsavedText, startEditor } from './find-unsaved-text';

/** Subject of the texts of posts that do not exist yet. */
export const NEW_POST = 'new';

/** Never refetched while the page is open. */
const ONCE = { staleTime: Infinity, gcTime: 0, retry: false } as const;

/** The post, and the account that opened the page: its token may expire while it is open. */
export function useDraftScope(postId: number | undefined): DraftScope {
  const [account] = useState(() => (typeof window === 'undefined' ? '' : (readAccountId() ?? '')));
  return { account, subject: String(postId ?? NEW_POST) };
}

/** Unsaved text of this browser, and if there is none, that of another device. */
export function useUnsavedText(scope: DraftScope, postId: number | undefined, loaded: EditBase | undefined) {
  const { subject } = scope;
  const isLoaded = loaded !== undefined;
  const start = useQuery({
    queryKey: ['editor-start', subject],
    queryFn: () => startEditor(scope, loaded as EditBase),
    enabled: isLoaded,
    ...ONCE,
  }).data;
  const remote = useQuery({
    queryKey: ['editor-remote-text', subject],
    queryFn: () => findRemoteText(postId, loaded as EditBase),
    enabled: start !== undefined && start.restored === undefined,
    ...ONCE,
  }).data;
  return { start, remote };
}

/**
 * Unsaved text of a person who may not edit the post, and how it is deleted and put back; undefined when there is none.
 * `post` is the stored text; undefined while the person may edit it.
 */
export function useOwnText(postId: number | undefined, post: EditBase | undefined) {
  const scope = useDraftScope(postId);
  const [restore, setRestore] = useState<() => Promise<void>>();
  const { data } = useQuery({
    queryKey: ['own-text', scope.subject],
    queryFn: () => findUnsavedText(scope, postId, post as EditBase),
    enabled: post !== undefined,
    ...ONCE,
  });
  if (!data) return undefined;
  return {
    draft: data.draft,
    editedAt: data.editedAt,
    onDiscard: () => {
      const putBack = discardText(scope, data, postId);
      setRestore(() => putBack);
    },
    onUndo:
      restore &&
      (() => {
        setRestore(undefined);
        void restore();
      }),
  };
}
