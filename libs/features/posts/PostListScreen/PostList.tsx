import Box from '@mui/material/Box';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import { TextSkeleton } from '@paniscus/ui';
import { PostCard } from '../PostCard/PostCard';
import type { PostCardLinks } from '../PostCard/PostCard';
import type { PostSummary } from '../post-summary.types';

interface PostListProps {
  posts: readonly PostSummary[];
  links: PostCardLinks;
}

/** As many as the initial viewport shows. */
const SKELETON_COUNT = 4;

const TwoColumns = styled(List)(({ theme: { breakpoints, spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: spacing(8),
  [breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

/** The page header already draws the divider above the first row: one card on phones, two where there is room. */
function getRowStyles(index: number) {
  if (index > 1) return {};
  return index === 0 ? { pt: 0, borderTop: 0 } : { pt: { md: 0 }, borderTop: { md: 0 } };
}

export function PostList({ posts, links }: PostListProps) {
  return (
    <TwoColumns role="list">
      {posts.map((post, index) => (
        <li key={post.id}>
          <PostCard post={post} links={links} sx={getRowStyles(index)} />
        </li>
      ))}
    </TwoColumns>
  );
}

export function PostListLoading() {
  return (
    <TwoColumns aria-hidden="true">
      {Array.from({ length: SKELETON_COUNT }, (_, index) => (
        <Box
          component="li"
          key={index}
          sx={{ py: 4, borderTop: 1, borderColor: 'divider', ...getRowStyles(index) }}
        >
          <TextSkeleton lines={5} />
        </Box>
      ))}
    </TwoColumns>
  );
}
