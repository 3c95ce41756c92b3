import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Typography from '@mui/material/Typography';
import { buildPictureSources } from '@paniscus/domain/media';
import type { PostDraft } from '@paniscus/domain/posts';
import { Prose } from '@paniscus/ui';
import { useFormState, useWatch } from 'react-hook-form';

/** The text of the form as readers will see it, with the pictures of the media library. */
export function DraftPreview() {
  const content = useWatch<PostDraft, 'content'>({ name: 'content' });
  const { errors } = useFormState<PostDraft>({ name: 'content' });
  return (
    <>
      {errors.content?.message === undefined ? null : (
        <Alert severity="error">
          <AlertTitle>{errors.content.message}</AlertTitle>
          Choose Write to fix it.
        </Alert>
      )}
      {content.trim() === '' ? (
        <Typography color="textSecondary">Nothing to preview yet.</Typography>
      ) : (
        <Prose markdown={content} findPicture={buildPictureSources} />
      )}
    </>
  );
}
