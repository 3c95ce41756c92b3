import Alert from '@mui/material/Alert';
import { Loading } from '@paniscus/ui';
import { PostDetailsForm } from './PostDetailsForm';
import type { PostDetailsProps } from './post-details.types';

/** Details of a post in a dialog of the editor; they are saved apart from its text. */
export function PostDetailsPanel({ state, ...form }: PostDetailsProps) {
  switch (state.kind) {
    case 'loading':
      return <Loading label="Loading details..." />;
    case 'failed':
      return <Alert severity="error">{state.message}</Alert>;
    default:
      return <PostDetailsForm key={state.details.version} state={state} {...form} />;
  }
}
