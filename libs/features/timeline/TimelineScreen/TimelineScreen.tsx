import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { timelineContent } from '@paniscus/content';
import type { TimelineEntry } from '@paniscus/content';
import { Page, PageBreadcrumbs, VisuallyHidden } from '@paniscus/ui';
import type { BreadcrumbItem } from '@paniscus/ui';
import { RelatedPages } from '../RelatedPages/RelatedPages';
import type { RelatedPageLinks } from '../RelatedPages/RelatedPages';
import { Timeline } from '../Timeline/Timeline';
import { groupByCentury } from '../timeline.rules';
import { YearNav } from '../YearNav/YearNav';

interface TimelineScreenProps {
  /** Entries, in the order of their dates. */
  entries: readonly TimelineEntry[];
  /** Slug of the entry whose own page this is; undefined on the page of the complete timeline. */
  current?: string;
  breadcrumbs?: readonly BreadcrumbItem[];
  links: RelatedPageLinks & {
    history: string;
    historyEntry: (slug: string) => string;
  };
}

const Columns = styled(Box)(({ theme: { breakpoints, spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(4),
  [breakpoints.up('md')]: {
    gridTemplateColumns: `${spacing(9)} minmax(0, 1fr)`,
    columnGap: spacing(5),
  },
}));

/** The complete timeline. Reads from top to bottom, also without JavaScript and in print. */
export function TimelineScreen({ entries, current, breadcrumbs, links }: TimelineScreenProps) {
  const centuries = groupByCentury(entries);
  const { title, lead, label, scale, signs, copy } = timelineContent;
  return (
    <Page
      title={title}
      lead={lead}
      overline={label}
      sign="question"
      width="wide"
      breadcrumbs={breadcrumbs && <PageBreadcrumbs items={breadcrumbs} />}
    >
      <Columns>
        <YearNav centuries={centuries} href={links.history} current={current} />
        <div>
          <Typography
            component="p"
            variant="caption"
            color="textSecondary"
            sx={{ maxWidth: ({ layout }) => layout.readingWidth, mb: 5 }}
          >
            {signs} {scale}
          </Typography>
          <Timeline entries={entries} centuries={centuries} current={current} getHref={links.historyEntry} />
          <RelatedPages links={links} />
          <VisuallyHidden role="status" data-copied-said={copy.announcement} />
        </div>
      </Columns>
    </Page>
  );
}
