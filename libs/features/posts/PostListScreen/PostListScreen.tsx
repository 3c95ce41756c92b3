import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import {
  EmptyState,
  ErrorState,
  LoadingMark,
  Page,
  PageBreadcrumbs,
  ReloadButton,
  ShownWhen,
} from '@paniscus/ui';
import type { BreadcrumbItem } from '@paniscus/ui';
import { OlderPosts } from './OlderPosts';
import type { PostCardLinks } from '../PostCard/PostCard';
import type { PostSummary } from '../post-summary.types';
import { getListHeading } from './post-filter';
import type { PostFilter } from './post-filter';
import { PostList, PostListLoading } from './PostList';

export type PostListState =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  | { kind: 'empty' }
  /** Newest first; `olderHref` links to the next page, if any. */
  | { kind: 'ready'; posts: readonly PostSummary[]; olderHref?: string };

interface PostListScreenProps {
  state: PostListState;
  /** What the posts have in common; undefined for the list of all posts. */
  filter?: PostFilter;
  breadcrumbs?: readonly BreadcrumbItem[];
  links: PostCardLinks & {
    createPost: string;
    postArchive: string;
    rssFeed: string;
    jsonFeed: string;
    newsletter: string;
  };
}

const SIGN = 'surprise' as const;

export function PostListScreen({ state, filter, breadcrumbs, links }: PostListScreenProps) {
  const mark = state.kind === 'loading' ? { overline: <LoadingMark word={SIGN} /> } : { sign: SIGN };
  return (
    <Page
      {...getListHeading(filter)}
      width="wide"
      breadcrumbs={breadcrumbs && <PageBreadcrumbs items={breadcrumbs} />}
      {...mark}
    >
      <Body {...{ state, filter, links }} />
    </Page>
  );
}

function Body({ state, filter, links }: Pick<PostListScreenProps, 'state' | 'filter' | 'links'>) {
  switch (state.kind) {
    case 'loading':
      return <PostListLoading />;
    case 'failed':
      return (
        <ErrorState
          title={state.message}
          message="We could not load the posts. Something went wrong on our side. Please try again."
          action={<ReloadButton />}
        />
      );
    case 'empty':
      return <NoPosts links={links} />;
    case 'ready':
      return (
        <>
          <PostList posts={state.posts} links={links} />
          <OlderPosts href={state.olderHref} />
          {filter === undefined ? (
            <Link variant="standalone" href={links.postArchive} sx={{ mt: 6 }}>
              Posts by month
            </Link>
          ) : null}
          <FeedNote links={links} />
        </>
      );
  }
}

function NoPosts({ links }: Pick<PostListScreenProps, 'links'>) {
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
      New posts will appear here.
    </EmptyState>
  );
}

function FeedNote({ links }: Pick<PostListScreenProps, 'links'>) {
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 6 }}>
      Get new posts <Link href={links.newsletter}>by email</Link>, or follow them in a feed reader:{' '}
      <Link href={links.rssFeed}>RSS</Link> or <Link href={links.jsonFeed}>JSON Feed</Link>.
    </Typography>
  );
}
