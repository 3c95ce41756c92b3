import type { PostRevision, PostRevisionSummary } from '@paniscus/domain/posts';

export type PostHistoryState =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  | {
      kind: 'ready';
      /** Newest first. */
      revisions: readonly PostRevisionSummary[];
      /** Whether there are older revisions, which are not loaded yet. */
      hasMore: boolean;
      /** Selected revision; undefined while it is loading. */
      selected: PostRevision | undefined;
    };

export type PostHistoryProps = {
  state: PostHistoryState;
  onSelect: (version: number) => void;
  /** Loads older revisions. */
  onMore: () => void;
  /** Called with the revision whose text is put into the form. */
  onRestore: (revision: PostRevision) => void;
};
