import Link from '@mui/material/Link';
import List from '@mui/material/List';
import type { SxProps, Theme } from '@mui/material/styles';
import { mergeSx } from '@paniscus/ui';

interface PostTagsProps {
  tags: readonly string[];
  links: { postTag: (tag: string) => string };
  sx?: SxProps<Theme>;
}

/** Tags of a post, each linked with the posts that have it. */
export function PostTags({ tags, links, sx }: PostTagsProps) {
  if (tags.length === 0) return null;
  return (
    <List
      role="list"
      aria-label="Tags"
      sx={mergeSx({ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }, sx)}
    >
      {tags.map((tag) => (
        <li key={tag}>
          <Link href={links.postTag(tag)} rel="tag" variant="caption" sx={{ overflowWrap: 'anywhere' }}>
            #{tag}
          </Link>
        </li>
      ))}
    </List>
  );
}
