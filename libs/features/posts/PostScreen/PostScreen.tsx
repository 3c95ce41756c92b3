import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { buildPictureSources } from '@paniscus/domain/media';
import { getPostTime } from '@paniscus/domain/posts';
import type { Post, RelatedPosts as RelatedPostsOnWire } from '@paniscus/domain/posts';
import {
  ErrorState,
  LoadingMark,
  LocalTime,
  Page,
  PageBreadcrumbs,
  Prose,
  ReloadButton,
  SignRow,
  TextSkeleton,
} from '@paniscus/ui';
import type { BreadcrumbItem } from '@paniscus/ui';

import { PostTags } from '../PostCard/PostTags';
import { FeaturedPicture } from '../PostCard/FeaturedPicture';
import { SeriesLinks, SeriesPart } from './PostSeries';
import { RelatedPosts } from './RelatedPosts';

export type PostState =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  | { kind: 'notFound' }
  | {
      kind: 'ready';
      post: Pick<Post, 'title' | 'content' | 'username' | 'created_at' | 'published_at' | 'picture' | 'tags'>;
      /** Page with the posts of the author, if there is one. */
      authorHref?: string;
      /** Series and related posts; undefined in a preview. */
      related?: RelatedPostsOnWire;
    };

interface PostScreenProps {
  state: PostState;
  breadcrumbs?: readonly BreadcrumbItem[];
  /** Says that the text may not be published, and may change. */
  isPreview?: boolean;
  links: {
    posts: string;
    post: (id: number, slug?: string) => string;
    postTag: (tag: string) => string;
    postSeries: (slug: string) => string;
  };
}

const SIGN = 'surprise' as const;

export function PostScreen({ state, breadcrumbs, isPreview, links }: PostScreenProps) {
  switch (state.kind) {
    case 'loading':
      return <LoadingPost />;
    case 'failed':
      return (
        <Page title="Post" sign={SIGN}>
          <ErrorState
            title={state.message}
            message="Something went wrong on our side. Please try again."
            action={<ReloadButton />}
          />
          <AllPostsLink href={links.posts} />
        </Page>
      );
    case 'notFound':
      return <MissingPost isPreview={isPreview} links={links} />;
    case 'ready':
      return <PostArticle {...state} {...{ breadcrumbs, isPreview, links }} />;
  }
}

function LoadingPost() {
  return (
    <Page title="Post" lead={<TextSkeleton />} overline={<LoadingMark word={SIGN} />}>
      <Stack spacing={4}>
        <TextSkeleton lines={4} />
        <TextSkeleton lines={6} />
        <TextSkeleton lines={3} />
      </Stack>
    </Page>
  );
}

const MISSING_POST =
  'There is no post at this address. It may have been removed, or the address may have a typo.';
const MISSING_PREVIEW =
  'This preview link does not work. It may have been turned off, or part of it is missing. Ask the person who sent it for a new one.';

function MissingPost({ isPreview = false, links }: Pick<PostScreenProps, 'isPreview' | 'links'>) {
  return (
    <Page title="Post not found" overline="404" lead={isPreview ? MISSING_PREVIEW : MISSING_POST}>
      <SignRow words={['question', 'hide']} label="In signs: is it hiding?" size="large" />
      <AllPostsLink href={links.posts} />
    </Page>
  );
}

type ReadyState = Extract<PostState, { kind: 'ready' }>;

interface PostArticleProps
  extends
    Pick<PostScreenProps, 'links' | 'breadcrumbs' | 'isPreview'>,
    Pick<ReadyState, 'post' | 'authorHref' | 'related'> {}

function PostArticle({ post, related, isPreview = false, links, ...header }: PostArticleProps) {
  const { title, content, username, picture, tags } = post;
  const series = related?.series ?? null;
  const isShownInText = picture !== null && content.includes(picture.url);
  return (
    <article>
      <Page
        title={title}
        overline={<LocalTime iso={getPostTime(post)} />}
        lead={<Byline name={username} href={header.authorHref} />}
        sign={SIGN}
        breadcrumbs={header.breadcrumbs && <PageBreadcrumbs items={header.breadcrumbs} />}
      >
        {series === null ? null : <SeriesPart series={series} links={links} />}
        {isPreview ? (
          <Alert severity="info" sx={{ mb: 4 }}>
            This is a preview. The post may not be published yet, and it may still change.
          </Alert>
        ) : null}
        {picture === null || isShownInText ? null : (
          <FeaturedPicture picture={picture} isFirst sx={{ mb: 4 }} />
        )}
        <Prose markdown={content} findPicture={buildPictureSources} />
        <Stack component="footer" spacing={4} sx={{ mt: 8, displayPrint: 'none' }}>
          {series === null ? null : <SeriesLinks series={series} links={links} />}
          <RelatedPosts posts={related?.posts ?? []} links={links} />
          <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
            <PostTags tags={tags} links={isPreview ? undefined : links} sx={{ mt: 3 }} />
            <AllPostsLink href={links.posts} />
          </Box>
        </Stack>
      </Page>
    </article>
  );
}

function Byline({ name, href }: { name: string; href: string | undefined }) {
  if (href === undefined)
    return (
      <>
        By: <bdi>{name}</bdi>
      </>
    );
  return (
    <>
      {'By: '}
      <Link href={href} rel="author">
        <bdi>{name}</bdi>
      </Link>
    </>
  );
}

function AllPostsLink({ href }: { href: string }) {
  return (
    <Link variant="standalone" href={href} sx={{ mt: 3 }}>
      All posts
    </Link>
  );
}
