import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { buildPictureSources } from '@paniscus/domain/media';
import type { PostDraft } from '@paniscus/domain/posts';
import { Prose } from '@paniscus/ui';
import type { ReactNode } from 'react';
import { OWN_TEXT_ID, OwnText } from './OwnText';
import type { OwnTextProps } from './OwnText';

interface ReadOnlyPostProps {
  post: PostDraft;
  /** Byline of the author. */
  username: string;
  /** What the person typed before they might not change the post any more. */
  ownText?: OwnTextProps;
  /** Ways to go on. */
  actions: ReactNode;
}

/** Text of a post that the account may not change, and who can. */
export function ReadOnlyPost({ post: { title, content }, username, ownText, actions }: ReadOnlyPostProps) {
  return (
    <Stack spacing={4}>
      <Alert severity="info">
        <AlertTitle>You can read this post, but not change it</AlertTitle>
        <bdi>{username}</bdi> wrote it. Authors edit only their own posts; an editor can change this one.
        {ownText === undefined || ownText.onUndo !== undefined ? null : (
          <>
            {' You have '}
            <Link href={`#${OWN_TEXT_ID}`}>unsaved text</Link>
            {' in it.'}
          </>
        )}
      </Alert>
      <Paper sx={{ p: 3, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="h2" gutterBottom>
          {title}
        </Typography>
        <Prose markdown={content} findPicture={buildPictureSources} />
      </Paper>
      {ownText === undefined ? null : <OwnText {...ownText} advice="Copy it, and ask an editor to add it." />}
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
        {actions}
      </Stack>
    </Stack>
  );
}
