import { alertClasses } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import type { PostCounts, PostStatus } from '@paniscus/domain/posts';
import type { ComponentProps } from 'react';
import {
  BulkResult,
  EmptyState,
  ErrorState,
  LoadingMark,
  Page,
  ReloadButton,
  ResultSnackbar,
  TextSkeleton,
} from '@paniscus/ui';
import type { BulkControl } from '@paniscus/ui';
import { EMPTY_TEXTS } from './post-actions.data';
import type { PostAction } from './post-actions.data';
import type { PostBulkAction } from './post-bulk-actions';
import { PostListItem } from './PostListItem';
import { SamplePosts } from './SamplePosts';
import { StatusFilter } from './StatusFilter';
import { StaffPostList } from './StaffPostList';
import type { StaffPostLinks } from './StaffPostRow';
import type { StaffPost } from '../post-summary.types';

export type StaffPostsState =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  | { kind: 'empty' }
  | {
      kind: 'ready';
      posts: readonly StaffPost[];
      olderHref?: string;
      /** Post whose change is being saved. */
      processingId?: number;
      /** Why the last change failed. */
      message?: string;
    };

interface StaffPostsScreenProps {
  state: StaffPostsState;
  /** Status that the list is filtered by. */
  status: PostStatus | undefined;
  /** Number of posts by status; undefined while loading. */
  counts: PostCounts | undefined;
  /** Shown while there are sample posts, and after they have been removed. */
  samples?: ComponentProps<typeof SamplePosts>;
  onAction: (post: StaffPost, action: PostAction) => void;
  /** Actions on several posts. */
  bulk: BulkControl<StaffPost, PostBulkAction>;
  /** The last action that is done, and how it is taken back, if it can be. */
  result?: { message: string; onUndo?: () => void };
  links: StaffPostLinks & { createPost: string; list: (status: PostStatus | undefined) => string };
}

const SKELETON_COUNT = 5;

const SIGN = 'key' as const;

export function StaffPostsScreen(props: StaffPostsScreenProps) {
  const { state, status, counts, samples, result, links } = props;
  const mark = state.kind === 'loading' ? { overline: <LoadingMark word={SIGN} /> } : { sign: SIGN };
  const isBlank = state.kind === 'empty' && status === undefined;
  return (
    <Page title="Manage posts" lead="Write a new post or edit an existing one." width="wide" {...mark}>
      {isBlank ? null : (
        <Button href={links.createPost} sx={{ mb: 4 }}>
          Create Post
        </Button>
      )}
      <StatusFilter current={status} counts={counts} getHref={links.list} />
      {samples === undefined ? null : <SamplePosts {...samples} />}
      <BulkResult run={props.bulk.run} sx={{ [`&.${alertClasses.root}`]: { mb: 3 } }} />
      <Body {...props} />
      {result === undefined ? null : <ActionResult {...result} />}
    </Page>
  );
}

function Body({ state, status, bulk, onAction, links }: StaffPostsScreenProps) {
  switch (state.kind) {
    case 'loading':
      return <LoadingBody />;
    case 'failed':
      return (
        <ErrorState
          title={state.message}
          message="We could not load the posts. No posts were lost. Reload the page in a moment."
          action={<ReloadButton variant="outlined" color="inherit" />}
        />
      );
    case 'empty':
      return <EmptyBody status={status} createHref={links.createPost} />;
    case 'ready':
      return <StaffPostList {...state} bulk={bulk} onAction={onAction} links={links} />;
  }
}

function ActionResult({ message, onUndo }: NonNullable<StaffPostsScreenProps['result']>) {
  const undo =
    onUndo === undefined ? undefined : (
      <Button variant="outlined" color="inherit" size="small" onClick={onUndo}>
        Undo
      </Button>
    );
  return (
    <ResultSnackbar key={message} action={undo}>
      {message}
    </ResultSnackbar>
  );
}

function EmptyBody({ status, createHref }: { status: PostStatus | undefined; createHref: string }) {
  if (status !== undefined)
    return (
      <EmptyState word="hand" title={EMPTY_TEXTS[status].title}>
        {EMPTY_TEXTS[status].text}
      </EmptyState>
    );
  return (
    <EmptyState
      word="hand"
      title="No posts available."
      action={<Button href={createHref}>Create Post</Button>}
    >
      Write the first one.
    </EmptyState>
  );
}

function LoadingBody() {
  return (
    <List aria-hidden="true">
      {Array.from({ length: SKELETON_COUNT }, (_, index) => (
        <PostListItem key={index}>
          <TextSkeleton lines={2} sx={{ py: 2.5 }} />
        </PostListItem>
      ))}
    </List>
  );
}
