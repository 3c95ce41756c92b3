import Link from '@mui/material/Link';
import List from '@mui/material/List';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PostReference } from '@paniscus/domain/posts';
import { LocalTime } from '@paniscus/ui';
import { useId } from 'react';

interface RelatedPostsProps {
  posts: readonly PostReference[];
  links: { post: (id: number, slug?: string) => string };
}

/** Posts with the same tags, at the end of a post. */
export function RelatedPosts({ posts, links }: RelatedPostsProps) {
  const id = useId();
  if (posts.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={{ pt: 3, borderTop: 1, borderColor: 'divider' }}>
      <Typography id={id} variant="h3" component="h2">
        Related posts
      </Typography>
      <List role="list" sx={{ display: 'grid', gap: 2, mt: 2 }}>
        {posts.map(({ id: postId, slug, title, published_at: time }) => (
          <li key={postId}>
            <Link href={links.post(postId, slug)}>
              <bdi>{title}</bdi>
            </Link>
            <Typography variant="caption" component="div" color="textSecondary">
              <LocalTime iso={time} />
            </Typography>
          </li>
        ))}
      </List>
    </Box>
  );
}
