import { Button } from '../../Button/Button';
import { EmptyState } from '../../EmptyState/EmptyState';
import { ErrorState } from '../../ErrorState/ErrorState';
import { Loading } from '../../Loading/Loading';
import { Page } from '../../Page/Page';
import { Skeleton } from '../../Skeleton/Skeleton';

export function RecordLoading({ title }: { title: string }) {
  return (
    <Page title={title} mark="key" width="wide">
      <Loading word="key" />
      <Skeleton lines={8} />
    </Page>
  );
}

interface RecordFailedProps {
  title: string;
  message: string;
  safe: string;
}

export function RecordFailed({ title, message, safe }: RecordFailedProps) {
  return (
    <Page title={title} mark="key">
      <ErrorState
        title={message}
        message={`${safe}; load the page again in a moment.`}
        action={
          <Button href="" look="plain">
            Try again
          </Button>
        }
      />
    </Page>
  );
}

interface RecordNotFoundProps {
  title: string;
  message: string;
  list: { href: string; label: string };
}

export function RecordNotFound({ title, message, list }: RecordNotFoundProps) {
  return (
    <Page title={title} mark="key">
      <EmptyState word="question" title={message} action={<Button href={list.href}>{list.label}</Button>} />
    </Page>
  );
}
