import { styled } from '@mui/material/styles';
import { homeContent } from '@paniscus/content';
import { Button, Card, Chapter, EmptyState, ErrorState, LocalTime } from '@paniscus/ui';
import type { HomeLinks, HomeState } from '../HomeScreen/home-screen.types';

type LatestPostsProps = { state: HomeState; links: Pick<HomeLinks, 'post' | 'posts'> };

/** The first entry and an empty state use the chapter's divider instead of their own. */
const List = styled('div')({
  '& > article:first-of-type': { paddingTop: 0, borderTop: 0 },
  '& > div': { paddingBlock: 0, borderBlock: 0 },
});

export function LatestPosts({ state, links }: LatestPostsProps) {
  const { title, more } = homeContent.posts;
  const all = <a href={links.posts}>{more}</a>;
  return (
    <Chapter title={title} more={state.kind === 'ready' ? all : undefined}>
      <List>
        <Entries state={state} links={links} />
      </List>
    </Chapter>
  );
}

function Entries({ state, links }: LatestPostsProps) {
  if (state.kind === 'empty') {
    return (
      <EmptyState word="blackberry" title="No posts available.">
        The first page of the notebook is still to be written.
      </EmptyState>
    );
  }
  if (state.kind === 'failed') {
    return (
      <ErrorState
        title="The newest posts could not be shown"
        message="Everything else on this page is as it should be. The list of all posts may answer by now."
        action={
          <Button href={links.posts} look="plain">
            {homeContent.posts.more}
          </Button>
        }
      />
    );
  }
  return state.posts.map(({ id, title, preview, username, created_at }) => (
    <Card
      key={id}
      title={title}
      href={links.post(id)}
      level={3}
      label={
        <>
          <LocalTime iso={created_at} />
          <span>By: {username}</span>
        </>
      }
    >
      {preview}
    </Card>
  ));
}
