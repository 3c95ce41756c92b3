import { getPostTime } from '@paniscus/domain/posts';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { homeContent } from '@paniscus/content';
import { ArticleCard, Chapter, EmptyState, ErrorState, LocalTime } from '@paniscus/ui';
import type { HomeLinks, HomeState } from '../HomeScreen/home-screen.types';

type LatestPostsProps = { state: HomeState; links: Pick<HomeLinks, 'post' | 'posts'> };

export function LatestPosts({ state, links }: LatestPostsProps) {
  const { title, more } = homeContent.posts;
  const allPosts = (
    <Link variant="standalone" href={links.posts}>
      {more}
    </Link>
  );
  return (
    <Chapter title={title} action={state.kind === 'ready' ? allPosts : undefined}>
      <div>
        <Posts state={state} links={links} />
      </div>
    </Chapter>
  );
}

function Posts({ state, links }: LatestPostsProps) {
  if (state.kind === 'empty') {
    return (
      <EmptyState word="blackberry" title="No posts available." sx={{ py: 0 }}>
        Please check back soon.
      </EmptyState>
    );
  }
  if (state.kind === 'failed') return <PostsError href={links.posts} />;
  return state.posts.map(({ id, slug, title, preview, username, ...times }, index) => (
    <ArticleCard
      key={id}
      title={title}
      href={links.post(id, slug)}
      headingLevel={3}
      overline={
        <>
          <LocalTime iso={getPostTime(times)} />
          <span>
            By: <bdi>{username}</bdi>
          </span>
        </>
      }
      // The chapter's divider is above the first entry.
      sx={index === 0 ? { pt: 0, borderTop: 0 } : undefined}
    >
      {preview}
    </ArticleCard>
  ));
}

function PostsError({ href }: { href: string }) {
  return (
    <ErrorState
      title="We could not load the latest posts"
      message="The rest of this page works. You can try the list of all posts."
      action={
        <Button href={href} variant="outlined" color="inherit">
          {homeContent.posts.more}
        </Button>
      }
      sx={{ py: 0 }}
    />
  );
}
