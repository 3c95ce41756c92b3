import Button from '@mui/material/Button';
import { EmptyState } from '../../EmptyState/EmptyState';
import { ErrorState } from '../../ErrorState/ErrorState';
import { Loading } from '../../Loading/Loading';
import { Page } from '../../Page/Page';
import { ReloadButton } from '../../buttons/ReloadButton/ReloadButton';
import { TextSkeleton } from '../../TextSkeleton/TextSkeleton';

interface RecordLoadingProps {
  /** Title of the page. */
  title: string;
}

export function RecordLoading({ title }: RecordLoadingProps) {
  return (
    <Page title={title} sign="key" width="wide">
      <Loading word="key" />
      <TextSkeleton lines={8} />
    </Page>
  );
}

interface RecordErrorProps {
  /** Title of the page. */
  title: string;
  /** What failed: 'Failed to load the order'. */
  message: string;
  /** Starts the sentence that reassures: 'The order itself was not changed'. */
  reassurance: string;
}

export function RecordError({ title, message, reassurance }: RecordErrorProps) {
  return (
    <Page title={title} sign="key">
      <ErrorState
        title={message}
        message={`${reassurance}. Reload the page in a moment.`}
        action={<ReloadButton variant="outlined" color="inherit" />}
      />
    </Page>
  );
}

interface RecordNotFoundProps {
  /** Title of the page. */
  title: string;
  /** What does not exist: 'We could not find this order.' */
  message: string;
  /** Link back to the list of records. */
  list: { href: string; label: string };
}

export function RecordNotFound({ title, message, list }: RecordNotFoundProps) {
  return (
    <Page title={title} sign="key">
      <EmptyState word="question" title={message} action={<Button href={list.href}>{list.label}</Button>} />
    </Page>
  );
}
