import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { videosContent } from '@paniscus/content';
import { SEARCH_MAX } from '@paniscus/domain/search';
import { formatVideoCount } from '@paniscus/domain/videos';
import { SearchForm } from '@paniscus/ui';

type VideoSearchProps = { query: string; href: string };

const { search } = videosContent;

/** Plain HTML form, so the search works without JavaScript. */
export function VideoSearch({ query, href }: VideoSearchProps) {
  return (
    <SearchForm
      href={href}
      title={search.name}
      label={search.label}
      submitLabel={search.submit}
      maxLength={SEARCH_MAX}
      defaultValue={query}
      variant="outlined"
    />
  );
}

type SearchResultCountProps = VideoSearchProps & { found: number; total: number };

export function SearchResultCount({ found, total, query, href }: SearchResultCountProps) {
  return (
    <Stack
      direction="row"
      sx={{
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2.5,
        minHeight: ({ layout }) => layout.touchTarget,
        mt: 1.5,
        typography: 'caption',
      }}
    >
      <Typography role="status" data-result-count="" variant="inherit" sx={{ fontWeight: 700 }}>
        {formatVideoCount(found, total)}
      </Typography>
      <Link href={href} data-clear="" hidden={query === ''} sx={{ '&[hidden]': { display: 'none' } }}>
        {search.clear}
      </Link>
    </Stack>
  );
}
