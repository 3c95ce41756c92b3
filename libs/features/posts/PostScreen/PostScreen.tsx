import { styled } from '@mui/material/styles';
import type { Post } from '@paniscus/domain/posts';
import {
  Breadcrumbs,
  Button,
  ErrorState,
  LoadingMark,
  LocalTime,
  Page,
  Prose,
  SignRow,
  Skeleton,
} from '@paniscus/ui';
import type { Crumb } from '@paniscus/ui';

export type PostState =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  | { kind: 'notFound' }
  | { kind: 'ready'; post: Pick<Post, 'title' | 'content' | 'username' | 'created_at'> };

interface PostScreenProps {
  state: PostState;
  trail?: readonly Crumb[];
  links: { posts: string };
}

const MARK = 'surprise' as const;

const Places = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
}));
const Onward = styled('p')(({ theme: { measures, spacing } }) => ({
  marginTop: spacing(3),
  '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: measures.touchTarget },
}));
const End = styled('footer')(({ theme: { measures, spacing, vars } }) => ({
  marginTop: spacing(8),
  borderTop: `${measures.hairline} solid ${vars.palette.divider}`,
}));

export function PostScreen({ state, trail, links }: PostScreenProps) {
  switch (state.kind) {
    case 'loading':
      return (
        <Page title="Post" lead={<Skeleton />} label={<LoadingMark word={MARK} />}>
          <Places>
            <Skeleton lines={4} />
            <Skeleton lines={6} />
            <Skeleton lines={3} />
          </Places>
        </Page>
      );
    case 'failed':
      return (
        <Page title="Post" mark={MARK}>
          <ErrorState
            title={state.message}
            message="It did not arrive. The fault is ours, and it may already be gone."
            action={<Button href="">Try again</Button>}
          />
          <ToAllPosts href={links.posts} />
        </Page>
      );
    case 'notFound':
      return <MissingPost links={links} />;
    case 'ready':
      return <WrittenPost post={state.post} trail={trail} links={links} />;
  }
}

function MissingPost({ links }: Pick<PostScreenProps, 'links'>) {
  return (
    <Page
      title="Post not found"
      label="404"
      lead="There is no post at this address. It may have been taken back, or the address may have a slip in it."
    >
      <SignRow words={['question', 'hide']} label="In signs: is it hiding?" size="large" />
      <ToAllPosts href={links.posts} />
    </Page>
  );
}

interface WrittenPostProps extends Pick<PostScreenProps, 'links' | 'trail'> {
  post: Extract<PostState, { kind: 'ready' }>['post'];
}

function WrittenPost({ post, trail, links }: WrittenPostProps) {
  const { title, content, username, created_at: createdAt } = post;
  return (
    <article>
      <Page
        title={title}
        label={<LocalTime iso={createdAt} />}
        lead={`By: ${username}`}
        mark={MARK}
        trail={trail && <Breadcrumbs trail={trail} />}
      >
        <Prose markdown={content} />
        <End>
          <ToAllPosts href={links.posts} />
        </End>
      </Page>
    </article>
  );
}

function ToAllPosts({ href }: { href: string }) {
  return (
    <Onward>
      <a href={href}>All posts</a>
    </Onward>
  );
}
