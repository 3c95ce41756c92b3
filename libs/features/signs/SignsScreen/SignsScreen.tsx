import Box from '@mui/material/Box';
import { signsContent } from '@paniscus/content';
import { Page, PageBreadcrumbs } from '@paniscus/ui';
import type { BreadcrumbItem } from '@paniscus/ui';
import type { ReactNode } from 'react';
import { ConstructionChapters, HistoryChapter, ReferenceChapters } from './SignsChapters';
import type { SignsLinks } from './SignsChapters';

interface SignsScreenProps {
  links: SignsLinks;
  breadcrumbs: readonly BreadcrumbItem[];
  /** The interactive sign workshop; the rest of the page does not depend on it. */
  workshop: ReactNode;
}

/** Page about the signs, rendered on the server; only the workshop needs JavaScript. */
export function SignsScreen({ links, breadcrumbs, workshop }: SignsScreenProps) {
  const { title, lead, label, sign } = signsContent;
  return (
    <Page
      title={title}
      lead={lead}
      overline={label}
      sign={sign}
      width="wide"
      breadcrumbs={<PageBreadcrumbs items={breadcrumbs} />}
    >
      <Box sx={{ display: 'grid', gap: (theme) => theme.layout.section }}>
        <HistoryChapter links={links} />
        <ConstructionChapters />
        <Box
          id="workshop"
          sx={{ minWidth: 0, scrollMarginTop: (theme) => theme.spacing(10), displayPrint: 'none' }}
        >
          {workshop}
        </Box>
        <ReferenceChapters />
      </Box>
    </Page>
  );
}
