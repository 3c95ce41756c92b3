import { styled } from '@mui/material/styles';
import { Button, EmptyState, ErrorState, LoadingMark, Page, ShownWhen, Skeleton } from '@paniscus/ui';
import { OlderPosts } from '../OlderPosts/OlderPosts';
import { PostCard } from '../PostCard/PostCard';
import type { PostSummary } from '../post-summary.types';

export type PostListState =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  | { kind: 'empty' }
  /** Newest first; `olderHref` links to the next page, if any. */
  | { kind: 'ready'; posts: readonly PostSummary[]; olderHref?: string };

interface PostListScreenProps {
  state: PostListState;
  links: { post: (id: number) => string; createPost: string; editPost: (id: number) => string };
}

/** Number of skeleton entries: as many as the initial viewport shows. */
const PLACES = 4;

const MARK = 'surprise' as const;

/** The page header already draws the divider above the first row. */
const firstRow = { paddingTop: 0, borderTop: 0 };

const Entries = styled('ul')(({ theme: { breakpoints, measures, spacing, vars } }) => ({
  display: 'grid',
  columnGap: spacing(8),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li > div': {
    paddingBlock: spacing(4),
    borderTop: `${measures.hairline} solid ${vars.palette.divider}`,
  },
  '& > li:nth-of-type(1) > *': firstRow,
  [breakpoints.up(measures.barFrom)]: {
    gridTemplateColumns: '1fr 1fr',
    '& > li:nth-of-type(2) > *': firstRow,
  },
}));

export function PostListScreen({ state, links }: PostListScreenProps) {
  const mark = state.kind === 'loading' ? { label: <LoadingMark word={MARK} /> } : { mark: MARK };
  return (
    <Page title="Posts" lead="What was seen, heard and written down, newest first." width="wide" {...mark}>
      <Body state={state} links={links} />
    </Page>
  );
}

function Body({ state, links }: PostListScreenProps) {
  switch (state.kind) {
    case 'loading':
      return <LoadingBody />;
    case 'failed':
      return (
        <ErrorState
          title={state.message}
          message="The posts did not arrive. The fault is ours, and it may already be gone."
          action={<Button href="">Try again</Button>}
        />
      );
    case 'empty':
      return (
        <EmptyState
          word="outdoors"
          title="No posts available."
          action={
            <ShownWhen when="signed-in">
              <Button href={links.createPost}>Create Post</Button>
            </ShownWhen>
          }
        >
          The next one will stand here as soon as it is written.
        </EmptyState>
      );
    case 'ready':
      return <ReadyBody {...state} links={links} />;
  }
}

function LoadingBody() {
  return (
    <Entries aria-hidden="true">
      {Array.from({ length: PLACES }, (_, place) => (
        <li key={place}>
          <div>
            <Skeleton lines={5} />
          </div>
        </li>
      ))}
    </Entries>
  );
}

type ReadyBodyProps = Pick<PostListScreenProps, 'links'> & Extract<PostListState, { kind: 'ready' }>;

function ReadyBody({ posts, olderHref, links }: ReadyBodyProps) {
  return (
    <>
      <Entries role="list">
        {posts.map((post) => (
          <li key={post.id}>
            <PostCard post={post} links={links} />
          </li>
        ))}
      </Entries>
      <OlderPosts href={olderHref} />
    </>
  );
}
