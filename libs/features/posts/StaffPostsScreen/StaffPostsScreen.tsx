import { styled } from '@mui/material/styles';
import { Button, EmptyState, ErrorState, LoadingMark, Page, Skeleton } from '@paniscus/ui';
import { OlderPosts } from '../OlderPosts/OlderPosts';
import { StaffPostRow } from './StaffPostRow';
import type { StaffPost, StaffPostLinks } from './StaffPostRow';

export type StaffPostsState =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  | { kind: 'empty' }
  | { kind: 'ready'; posts: readonly StaffPost[]; olderHref?: string };

interface StaffPostsScreenProps {
  state: StaffPostsState;
  links: StaffPostLinks & { createPost: string };
}

const PLACES = 5;

const MARK = 'key' as const;

const Create = styled('p')(({ theme }) => ({ marginBottom: theme.spacing(5) }));
const Rows = styled('ul')(({ theme: { measures, spacing, vars } }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { borderTop: `${measures.hairline} solid ${vars.palette.divider}` },
  '& > li[data-place]': { paddingBlock: spacing(2.5) },
}));

export function StaffPostsScreen({ state, links }: StaffPostsScreenProps) {
  const mark = state.kind === 'loading' ? { label: <LoadingMark word={MARK} /> } : { mark: MARK };
  return (
    <Page title="Manage posts" lead="Write a new post, or change one that is there." width="wide" {...mark}>
      {state.kind === 'empty' ? null : <CreatePost href={links.createPost} />}
      <Body state={state} links={links} />
    </Page>
  );
}

function CreatePost({ href }: { href: string }) {
  return (
    <Create>
      <Button href={href}>Create Post</Button>
    </Create>
  );
}

function Body({ state, links }: StaffPostsScreenProps) {
  switch (state.kind) {
    case 'loading':
      return <LoadingBody />;
    case 'failed':
      return (
        <ErrorState
          title={state.message}
          message="The posts did not arrive. They are safe; load the page again in a moment."
          action={
            <Button href="" look="plain">
              Try again
            </Button>
          }
        />
      );
    case 'empty':
      return (
        <EmptyState
          word="hand"
          title="No posts available."
          action={<Button href={links.createPost}>Create Post</Button>}
        >
          The first one is yours to write.
        </EmptyState>
      );
    case 'ready':
      return <ReadyBody {...state} links={links} />;
  }
}

function LoadingBody() {
  return (
    <Rows aria-hidden="true">
      {Array.from({ length: PLACES }, (_, place) => (
        <li key={place} data-place>
          <Skeleton lines={2} />
        </li>
      ))}
    </Rows>
  );
}

type ReadyBodyProps = Pick<StaffPostsScreenProps, 'links'> & Extract<StaffPostsState, { kind: 'ready' }>;

function ReadyBody({ posts, olderHref, links }: ReadyBodyProps) {
  return (
    <>
      <Rows role="list">
        {posts.map((post) => (
          <li key={post.id}>
            <StaffPostRow post={post} links={links} />
          </li>
        ))}
      </Rows>
      <OlderPosts href={olderHref} />
    </>
  );
}
