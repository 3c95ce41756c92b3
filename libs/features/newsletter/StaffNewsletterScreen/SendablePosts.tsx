import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { isSendable } from '@paniscus/domain/newsletter';
import { ActionResult, AdminTable, EmptyState, ProcessingBackdrop } from '@paniscus/ui';
import { useState } from 'react';
import { countPeople } from './count-people';
import { getPostColumns } from './post-columns';
import { SendDialog } from './SendDialog';
import type { ListedNewsletter, SendablePost } from './staff-newsletter.types';

interface SendablePostsProps {
  state: ListedNewsletter;
  /** Post whose dialog is open first. */
  requested?: SendablePost;
  onSend: (post: SendablePost) => void;
  /** Loads older posts. */
  onMore: () => void;
}

/** Number of subscribers and the published posts. */
export function SendablePosts({ state, requested, onSend, onMore }: SendablePostsProps) {
  const { subscribers, pending, posts, hasMore } = state;
  const isDone = !isSendable(requested?.issue);
  const [chosen, setChosen] = useState(subscribers === 0 || isDone ? undefined : requested);
  // Not of the post that is sent now, whose result says so.
  const [sentBefore] = useState(isDone ? requested?.title : undefined);
  // A second press of Enter opens the dialog again while the post is being sent.
  const isSent = posts.some(({ id, issue }) => id === chosen?.id && !isSendable(issue));
  const columns = getPostColumns({ canSend: subscribers > 0, onSend: setChosen });
  const send = (post: SendablePost) => {
    setChosen(undefined);
    onSend(post);
  };
  return (
    <>
      <ActionResult state={state} />
      {sentBefore === undefined ? null : (
        <Alert severity="info">{`“${sentBefore}” was already sent to the subscribers.`}</Alert>
      )}
      <Typography>{describeSubscribers(subscribers, pending)}</Typography>
      {posts.length === 0 ? (
        <EmptyState word="carry" title="No published posts yet.">
          Publish a post first. Then you can send it from here.
        </EmptyState>
      ) : (
        <AdminTable label="Published posts" columns={columns} rows={posts} getRowKey={({ id }) => id} />
      )}
      {hasMore ? (
        <Button variant="outlined" color="inherit" onClick={onMore} sx={{ alignSelf: 'flex-start' }}>
          Older posts
        </Button>
      ) : null}
      {chosen === undefined || isSent ? null : (
        <SendDialog
          post={chosen}
          subscribers={subscribers}
          onSend={send}
          onClose={() => setChosen(undefined)}
        />
      )}
      <ProcessingBackdrop open={state.kind === 'processing'} label="Processing..." />
    </>
  );
}

function describeSubscribers(subscribers: number, pending: number): string {
  const subscribed =
    subscribers === 0 ? 'No one has subscribed yet.' : `${countPeople(subscribers)} subscribed.`;
  return pending === 0
    ? subscribed
    : `${subscribed} ${countPeople(pending)} not confirmed their email address yet.`;
}
