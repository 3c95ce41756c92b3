import { yupResolver } from '@hookform/resolvers/yup';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { postDetailsSchema } from '@paniscus/domain/posts';
import type { PostDetails } from '@paniscus/domain/posts';
import { Form, FormTextField, SubmitButton } from '@paniscus/ui';
import { useForm } from 'react-hook-form';
import { PictureChoice } from './PictureChoice';
import { SeriesField } from './SeriesField';
import { SlugField } from './SlugField';
import { TagsField } from './TagsField';
import type { PostDetailsProps, PostDetailsState } from './post-details.types';

interface PostDetailsFormProps extends Omit<PostDetailsProps, 'state'> {
  state: Exclude<PostDetailsState, { kind: 'loading' | 'failed' }>;
}

/** Form of the details. A failed save loses no input. */
export function PostDetailsForm({ state, knownTags, knownSeries, onSave, ...rest }: PostDetailsFormProps) {
  const { excerpt, derived_excerpt: derivedExcerpt, picture, tags, slug, series } = state.details;
  const form = useForm<PostDetails>({
    defaultValues: { excerpt, picture, tags, slug, series },
    resolver: yupResolver(postDetailsSchema),
  });
  const isSaving = state.kind === 'saving';
  const derived = derivedExcerpt === '' ? '' : ` Without one: “${derivedExcerpt}”`;
  return (
    <Form form={form} label="Details" onSubmit={(values) => (isSaving ? undefined : onSave(values))}>
      <FormTextField
        name="excerpt"
        label="Excerpt"
        helperText={`Shown in feeds, search results and shared links. At most 300 characters.${derived}`}
        multiline
        rows={4}
        disabled={isSaving}
      />
      <SlugField disabled={isSaving} suggestion={state.details.derived_slug} />
      <TagsField disabled={isSaving} knownTags={knownTags} />
      <SeriesField disabled={isSaving} knownSeries={knownSeries} />
      <PictureChoice disabled={isSaving} PicturePicker={rest.PicturePicker} />
      <SaveProblem state={state} onUseCurrent={rest.onUseCurrent} />
      <SubmitButton loading={isSaving}>Save details</SubmitButton>
    </Form>
  );
}

function SaveProblem({ state, onUseCurrent }: Pick<PostDetailsFormProps, 'state' | 'onUseCurrent'>) {
  if (state.kind === 'rejected')
    return (
      <Alert severity="error">
        {Object.values(state.errors ?? {})[0] ?? state.message} Your changes are still here.
      </Alert>
    );
  if (state.kind !== 'conflict') return null;
  return (
    <Alert
      severity="warning"
      action={
        <Button variant="outlined" color="inherit" size="small" onClick={onUseCurrent}>
          Use saved details
        </Button>
      }
    >
      These details changed while you were editing. Save again to replace the saved details with yours.
    </Alert>
  );
}
