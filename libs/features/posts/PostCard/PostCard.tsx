import Link from '@mui/material/Link';
import { getPostTime } from '@paniscus/domain/posts';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ArticleCard, LocalTime, ShownWhen, VisuallyHidden } from '@paniscus/ui';
import { PostTags } from './PostTags';
import { FeaturedPicture } from './FeaturedPicture';
import type { PostSummary } from '../post-summary.types';

export type PostCardLinks = {
  post: (id: number, slug?: string) => string;
  editPost: (id: number) => string;
  postTag: (tag: string) => string;
};

interface PostCardProps {
  /** Title, date, preview and picture. */
  post: PostSummary;
  links: PostCardLinks;
  sx?: SxProps<Theme>;
}

export function PostCard({ post, links, sx }: PostCardProps) {
  const { id, slug, title, preview, username, picture, tags } = post;
  return (
    <ArticleCard
      title={title}
      href={links.post(id, slug)}
      overline={<LocalTime iso={getPostTime(post)} />}
      actions={
        <>
          <PostTags tags={tags} links={links} />
          <ShownWhen when="signed-in">
            <Link href={links.editPost(id)} variant="standalone" sx={{ typography: 'caption' }}>
              Edit<VisuallyHidden>{` ${title}`}</VisuallyHidden>
            </Link>
          </ShownWhen>
        </>
      }
      sx={sx}
    >
      {picture === null ? null : <FeaturedPicture picture={{ ...picture, alt: '' }} sx={{ mb: 2 }} />}
      <Typography dir="auto">{preview}</Typography>
      <Typography variant="caption" component="p" color="textPrimary" sx={{ mt: 1.25 }}>
        By: <bdi>{username}</bdi>
      </Typography>
    </ArticleCard>
  );
}
