import Button from '@mui/material/Button';
import type { ComponentProps } from 'react';
import { EmptyState } from '../../feedback/EmptyState/EmptyState';
import { ErrorState } from '../../feedback/ErrorState/ErrorState';
import { Loading } from '../../feedback/Loading/Loading';
import { Page } from '../../layout/Page/Page';
import { ReloadButton } from '../../buttons/ReloadButton/ReloadButton';
import { TextSkeleton } from '../../feedback/TextSkeleton/TextSkeleton';

type RecordPageProps = Omit<ComponentProps<typeof Page>, 'children'>;

export function RecordLoading(page: RecordPageProps) {
  return (
    <Page sign="key" width="wide" {...page}>
      <Loading word="key" />
      <TextSkeleton lines={8} />
    </Page>
  );
}

interface RecordErrorProps extends RecordPageProps {
  /** What failed: 'Failed to load the order'. */
  message: string;
  /** Starts the sentence that reassures: 'The order itself was not changed'. */
  reassurance: string;
}

export function RecordError({ message, reassurance, ...page }: RecordErrorProps) {
  return (
    <Page sign="key" {...page}>
      <ErrorState
        title={message}
        message={`${reassurance}. Reload the page in a moment.`}
        action={<ReloadButton variant="outlined" color="inherit" />}
      />
    </Page>
  );
}

interface RecordNotFoundProps extends RecordPageProps {
  /** What does not exist: 'We could not find this order.' */
  message: string;
  /** Link back to the list of records. */
  list: { href: string; label: string };
}

export function RecordNotFound({ message, list, ...page }: RecordNotFoundProps) {
  return (
    <Page sign="key" {...page}>
      <EmptyState word="question" title={message} action={<Button href={list.href}>{list.label}</Button>} />
    </Page>
  );
}
