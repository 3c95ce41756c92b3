import { getPostTime } from '@paniscus/domain/posts';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LocalTime, VisuallyHidden } from '@paniscus/ui';
import type { ReactNode } from 'react';
import type { StaffPost } from '../post-summary.types';
import { PostMenu } from './PostMenu';
import type { PostAction } from './post-actions.data';

export type StaffPostLinks = {
  post: (id: number, slug?: string) => string;
  editPost: (id: number) => string;
  /** Where a post is sent to the subscribers; undefined for a post that was sent, and for authors, who cannot send one. */
  sendPost?: (id: number) => string | undefined;
};

interface StaffPostRowProps {
  post: StaffPost;
  links: StaffPostLinks;
  /** A change of this post is being saved. */
  isProcessing: boolean;
  onAction: (action: PostAction) => void;
}

export function StaffPostRow({ post, links, isProcessing, onAction }: StaffPostRowProps) {
  return (
    <Stack
      component="article"
      direction="row"
      sx={{
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 6,
        rowGap: 1,
        flex: 1,
        minWidth: 0,
        py: 2.5,
      }}
    >
      <Box sx={{ flex: '1 1 20rem', minWidth: 0 }}>
        <Typography component="h2" variant="h4" sx={{ maxWidth: ({ layout }) => layout.readingWidth }}>
          {post.title}
        </Typography>
        <Byline post={post} />
      </Box>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
        <RowLinks post={post} links={links} />
        {post.can_edit === false ? null : (
          <PostMenu
            post={post}
            isProcessing={isProcessing}
            sendHref={post.status === 'published' ? links.sendPost?.(post.id) : undefined}
            onAction={onAction}
          />
        )}
      </Stack>
    </Stack>
  );
}

function Byline({ post }: Pick<StaffPostRowProps, 'post'>) {
  return (
    <Stack
      component="p"
      direction="row"
      sx={{ flexWrap: 'wrap', columnGap: 3, mt: 0.5, typography: 'caption', color: 'text.secondary' }}
    >
      {post.is_sample ? <Emphasis>Sample</Emphasis> : null}
      <PublicationStatus post={post} />
      <span>
        By: <bdi>{post.username}</bdi>
      </span>
      {post.status === 'scheduled' ? null : <LocalTime iso={getPostTime(post)} />}
    </Stack>
  );
}

function RowLinks({
  post: { id, slug, title, can_edit: canEdit = true, status = 'published' },
  links,
}: Pick<StaffPostRowProps, 'post' | 'links'>) {
  return (
    <Stack direction="row" spacing={3} sx={{ typography: 'body2' }}>
      {status === 'published' ? (
        <Link variant="standalone" href={links.post(id, slug)}>
          View<VisuallyHidden>{` ${title}`}</VisuallyHidden>
        </Link>
      ) : null}
      {canEdit ? (
        <Link variant="standalone" href={links.editPost(id)}>
          Edit<VisuallyHidden>{` ${title}`}</VisuallyHidden>
        </Link>
      ) : null}
    </Stack>
  );
}

/** Publication status, shown only for posts that readers cannot see. */
function PublicationStatus({ post: { status, publish_at: publishAt } }: Pick<StaffPostRowProps, 'post'>) {
  if (status === 'draft') return <Emphasis>Draft</Emphasis>;
  if (status === 'trashed') return <Emphasis>In the trash</Emphasis>;
  if (status !== 'scheduled') return null;
  return (
    <Emphasis>
      Scheduled{publishAt ? ' for ' : null}
      {publishAt ? <LocalTime iso={publishAt} /> : null}
    </Emphasis>
  );
}

function Emphasis({ children }: { children: ReactNode }) {
  return (
    <Box component="strong" sx={{ color: 'text.primary' }}>
      {children}
    </Box>
  );
}
