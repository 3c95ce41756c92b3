import { styled } from '@mui/material/styles';
import { signsContent } from '@paniscus/content';
import { Breadcrumbs, Page } from '@paniscus/ui';
import type { Crumb } from '@paniscus/ui';
import type { ReactNode } from 'react';
import { ConstructionChapters, HistoryChapter, ReferenceChapters } from './SignsChapters';
import type { SignsLinks } from './SignsChapters';

interface SignsScreenProps {
  links: SignsLinks;
  trail: readonly Crumb[];
  /** The interactive sign workshop; the rest of the page does not depend on it. */
  workshop: ReactNode;
}

const Chapters = styled('div')(({ theme: { measures, spacing } }) => ({
  display: 'grid',
  gap: measures.section,
  '& > section:first-of-type': { paddingTop: 0, borderTop: 0 },
  '& > [data-part="workshop"]': { scrollMarginTop: spacing(10), minWidth: 0 },
  '@media print': {
    '& > [data-part="workshop"]': { display: 'none' },
    // The color of a class is part of its sign, so it is printed.
    '& svg': { printColorAdjust: 'exact' },
  },
}));

/** Page about the signs, rendered on the server; only the workshop needs JavaScript. */
export function SignsScreen({ links, trail, workshop }: SignsScreenProps) {
  const { title, lead, label, mark } = signsContent;
  return (
    <Page
      title={title}
      lead={lead}
      label={label}
      mark={mark}
      width="wide"
      trail={<Breadcrumbs trail={trail} />}
    >
      <Chapters>
        <HistoryChapter links={links} />
        <ConstructionChapters />
        <div data-part="workshop" id="workshop">
          {workshop}
        </div>
        <ReferenceChapters />
      </Chapters>
    </Page>
  );
}
