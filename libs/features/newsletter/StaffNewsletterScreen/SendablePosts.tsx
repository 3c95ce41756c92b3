import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { AdminTable, EmptyState, ProcessingBackdrop, ResultSnackbar } from '@paniscus/ui';
import { useState } from 'react';
import { countPeople } from './count-people';
import { getPostColumns } from './post-columns';
import { SendDialog } from './SendDialog';
import type { ListedNewsletter, SendablePost } from './staff-newsletter.types';

interface SendablePostsProps {
  state: ListedNewsletter;
  onSend: (post: SendablePost) => void;
}

/** Number of subscribers and the latest published posts. */
export function SendablePosts({ state, onSend }: SendablePostsProps) {
  const [chosen, setChosen] = useState<SendablePost>();
  const { subscribers, pending, posts } = state;
  const columns = getPostColumns({ canSend: subscribers > 0, onSend: setChosen });
  const send = (post: SendablePost) => {
    setChosen(undefined);
    onSend(post);
  };
  return (
    <>
      <Result state={state} />
      <Typography>{describeSubscribers(subscribers, pending)}</Typography>
      {posts.length === 0 ? (
        <EmptyState word="carry" title="No published posts yet.">
          Publish a post first. Then you can send it from here.
        </EmptyState>
      ) : (
        <AdminTable label="Published posts" columns={columns} rows={posts} getRowKey={({ id }) => id} />
      )}
      {chosen === undefined ? null : (
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

function Result({ state }: { state: ListedNewsletter }) {
  if (state.kind === 'refused') return <Alert severity="error">{state.message}</Alert>;
  if (state.kind !== 'ready' || state.done === undefined) return null;
  return <ResultSnackbar key={state.done}>{state.done}</ResultSnackbar>;
}

function describeSubscribers(subscribers: number, pending: number): string {
  const subscribed =
    subscribers === 0 ? 'No one has subscribed yet.' : `${countPeople(subscribers)} subscribed.`;
  return pending === 0 ? subscribed : `${subscribed} ${countPeople(pending)} not confirmed the address yet.`;
}
