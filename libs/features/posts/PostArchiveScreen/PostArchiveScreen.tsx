import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PostMonth } from '@paniscus/domain/posts';
import { formatMonth } from '@paniscus/domain/timing';
import { EmptyState, ErrorState, Page, PageBreadcrumbs, ReloadButton } from '@paniscus/ui';
import type { BreadcrumbItem } from '@paniscus/ui';

export type PostArchiveState =
  | { kind: 'failed'; message: string }
  | { kind: 'empty' }
  /** Newest first. */
  | { kind: 'ready'; months: readonly PostMonth[] };

interface PostArchiveScreenProps {
  state: PostArchiveState;
  breadcrumbs: readonly BreadcrumbItem[];
  links: { postMonth: (month: string) => string };
}

/** Months with posts, by year. */
export function PostArchiveScreen({ state, breadcrumbs, links }: PostArchiveScreenProps) {
  return (
    <Page
      title="Archive"
      lead="All our posts by month, newest first."
      sign="surprise"
      breadcrumbs={<PageBreadcrumbs items={breadcrumbs} />}
    >
      <Body state={state} links={links} />
    </Page>
  );
}

function Body({ state, links }: Pick<PostArchiveScreenProps, 'state' | 'links'>) {
  switch (state.kind) {
    case 'failed':
      return (
        <ErrorState
          title={state.message}
          message="Something went wrong on our side. Please try again."
          action={<ReloadButton />}
        />
      );
    case 'empty':
      return (
        <EmptyState word="outdoors" title="No posts available.">
          New posts will appear here.
        </EmptyState>
      );
    case 'ready':
      return (
        <Stack spacing={5}>
          {groupByYear(state.months).map(([year, months]) => (
            <section key={year}>
              <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
                {year}
              </Typography>
              <MonthList months={months} links={links} />
            </section>
          ))}
        </Stack>
      );
  }
}

interface MonthListProps extends Pick<PostArchiveScreenProps, 'links'> {
  months: readonly PostMonth[];
}

const MonthList = ({ months, links }: MonthListProps) => (
  <List role="list" sx={{ display: 'grid', gap: 1 }}>
    {months.map(({ month, count }) => (
      <Stack key={month} component="li" direction="row" spacing={2} sx={{ alignItems: 'baseline' }}>
        <Link href={links.postMonth(month)}>{formatMonth(month, 'long')}</Link>{' '}
        <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
          {count === 1 ? '1 post' : `${count.toLocaleString('en-US')} posts`}
        </Box>
      </Stack>
    ))}
  </List>
);

function groupByYear(months: readonly PostMonth[]): [year: string, months: PostMonth[]][] {
  const years = new Map<string, PostMonth[]>();
  for (const entry of months) {
    const year = entry.month.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), entry]);
  }
  return [...years];
}
