import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PostReference, RelatedPosts } from '@paniscus/domain/posts';

interface SeriesProps {
  series: NonNullable<RelatedPosts['series']>;
  links: { post: (id: number, slug?: string) => string; postSeries: (slug: string) => string };
}

/** Says above the text which part of a series the post is. */
export function SeriesPart({ series, links }: SeriesProps) {
  const { name, slug, part, count } = series;
  return (
    <Typography variant="caption" component="p" sx={{ mb: 4 }}>
      Part {part} of {count} in the series{' '}
      <Link href={links.postSeries(slug)}>
        <bdi>{name}</bdi>
      </Link>
    </Typography>
  );
}

/** Leads to the parts before and after the post. */
export function SeriesLinks({ series, links }: SeriesProps) {
  const { previous, next, part, count } = series;
  if (previous === null && next === null) return null;
  return (
    <Box component="nav" aria-label="Series" sx={{ pt: 3, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="overline" component="p" color="textSecondary">
        Part {part} of {count}
      </Typography>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ justifyContent: 'space-between', columnGap: 4, rowGap: 2, mt: 1 }}
      >
        <PartLink label="Previous" post={previous} links={links} />
        <PartLink label="Next" post={next} links={links} />
      </Stack>
    </Box>
  );
}

interface PartLinkProps extends Pick<SeriesProps, 'links'> {
  label: string;
  post: PostReference | null;
}

function PartLink({ label, post, links }: PartLinkProps) {
  if (post === null) return null;
  return (
    <Box sx={{ flex: '0 1 auto', minWidth: 0 }}>
      {label}:{' '}
      <Link href={links.post(post.id, post.slug)}>
        <bdi>{post.title}</bdi>
      </Link>
    </Box>
  );
}
