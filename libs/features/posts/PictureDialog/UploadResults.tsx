import Alert from '@mui/material/Alert';
import { ResultSnackbar } from '@paniscus/ui';
import { describeUploaded } from './describe-uploaded';
import type { UploadResult } from './picture.types';

interface UploadResultsProps {
  /** In the order in which the uploads ended. */
  results: readonly UploadResult[];
}

/** What became of uploads that went on after their page was left. */
export function UploadResults({ results }: UploadResultsProps) {
  const uploaded = results.filter(({ message }) => message === undefined).map(({ name }) => name);
  const failed = results.filter(({ message }) => message !== undefined);
  return (
    <>
      {failed.map(({ name, message }, index) => (
        <Alert key={index} severity="error" sx={{ m: 2, overflowWrap: 'anywhere' }}>
          {name} was not uploaded. {message}
        </Alert>
      ))}
      {uploaded.length === 0 ? null : (
        <ResultSnackbar key={uploaded.length}>{describeUploaded(uploaded)}</ResultSnackbar>
      )}
    </>
  );
}
