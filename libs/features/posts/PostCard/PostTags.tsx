import Link from '@mui/material/Link';
import List from '@mui/material/List';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { mergeSx } from '@paniscus/ui';

interface PostTagsProps {
  tags: readonly string[];
  /** Undefined in a preview: no page has the posts of a tag that none has yet. */
  links: { postTag: (tag: string) => string } | undefined;
  sx?: SxProps<Theme>;
}

/** Tags of a post, each linked with the posts that have it, except in a preview. */
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
          {links === undefined ? (
            <Typography variant="caption" sx={{ overflowWrap: 'anywhere' }}>
              #{tag}
            </Typography>
          ) : (
            <Link href={links.postTag(tag)} rel="tag" variant="caption" sx={{ overflowWrap: 'anywhere' }}>
              #{tag}
            </Link>
          )}
        </li>
      ))}
    </List>
  );
}
