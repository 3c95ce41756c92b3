import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { Loading } from '@paniscus/ui';
import { lazy, Suspense, useRef } from 'react';
import { useIsDisplayed } from './use-is-displayed';

/** Loaded lazily, because only the preview needs the Markdown renderer. */
const DraftPreview = lazy(() =>
  import('./DraftPreview').then((module) => ({ default: module.DraftPreview })),
);

const PreviewPaper = styled(Paper)(({ theme: { spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: spacing(3),
  minHeight: '16rem',
  padding: spacing(3),
  overflowWrap: 'anywhere',
}));

/** Preview of the draft, rendered only while its panel is shown. */
export function PostPreview() {
  const paper = useRef<HTMLDivElement>(null);
  const isDisplayed = useIsDisplayed(paper);
  return (
    <PreviewPaper ref={paper}>
      {isDisplayed ? (
        <Suspense fallback={<Loading />}>
          <DraftPreview />
        </Suspense>
      ) : null}
    </PreviewPaper>
  );
}
