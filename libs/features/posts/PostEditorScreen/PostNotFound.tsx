import Stack from '@mui/material/Stack';
import { EmptyState } from '@paniscus/ui';
import type { ReactNode } from 'react';
import { OwnText } from './OwnText';
import type { OwnTextProps } from './OwnText';

interface PostNotFoundProps {
  /** Way back to the posts. */
  action: ReactNode;
  /** What the person typed before the post was deleted. */
  ownText?: OwnTextProps;
}

/** Shown instead of the editor when there is no such post. */
export function PostNotFound({ action, ownText }: PostNotFoundProps) {
  const message = (
    <EmptyState word="question" title="Post not found" action={action}>
      It may have been removed, or the address may have a typo.
    </EmptyState>
  );
  if (ownText === undefined) return message;
  return (
    <Stack spacing={4}>
      {message}
      <OwnText {...ownText} advice="Copy it into a new post." />
    </Stack>
  );
}
