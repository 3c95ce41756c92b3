import { styled } from '@mui/material/styles';
import type { PostDraft } from '@paniscus/domain/posts';
import { Alert, Loading } from '@paniscus/ui';
import { lazy, Suspense, useRef } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useIsSeen } from './use-is-seen';

/** Loaded lazily, because only the preview needs the Markdown renderer. */
const PostText = lazy(() => import('./post-text').then((module) => ({ default: module.PostText })));

const Sheet = styled('div')(({ theme: { measures, spacing, vars } }) => ({
  display: 'grid',
  gap: spacing(3),
  minWidth: 0,
  minHeight: '16rem',
  alignContent: 'start',
  padding: spacing(3),
  overflowWrap: 'anywhere',
  border: `${measures.hairline} solid ${vars.palette.divider}`,
  borderRadius: measures.tileRadius,
  backgroundColor: vars.palette.background.paper,
  '& > p': { color: vars.palette.text.secondary },
  '& > *': { minWidth: 0 },
}));

/** Preview of the draft, rendered only while it is visible. */
export function PostPreview() {
  const sheet = useRef<HTMLDivElement>(null);
  const isSeen = useIsSeen(sheet);
  return <Sheet ref={sheet}>{isSeen ? <Draft /> : null}</Sheet>;
}

function Draft() {
  const content = useWatch<PostDraft, 'content'>({ name: 'content' });
  const { errors } = useFormState<PostDraft>({ name: 'content' });
  return (
    <>
      {errors.content?.message === undefined ? null : (
        <Alert kind="error" title={errors.content.message}>
          Choose Write to mend it.
        </Alert>
      )}
      {content.trim() === '' ? (
        <p>Nothing to preview yet.</p>
      ) : (
        <Suspense fallback={<Loading />}>
          <PostText markdown={content} />
        </Suspense>
      )}
    </>
  );
}
