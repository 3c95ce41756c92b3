import { styled } from '@mui/material/styles';
import type { SiteWord } from '@paniscus/lexigrams';
import { Button } from '../../Button/Button';
import { EmptyState } from '../../EmptyState/EmptyState';
import { ErrorState } from '../../ErrorState/ErrorState';
import { Loading } from '../../Loading/Loading';
import { Skeleton } from '../../Skeleton/Skeleton';

const PLACES = 6;

export const ListStack = styled('div')(({ theme: { spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(4),
}));

export const ListFoot = styled('div')(({ theme: { spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: spacing(2),
  '&:empty': { display: 'none' },
}));

export function ListLoading() {
  return (
    <>
      <Loading word="key" />
      {Array.from({ length: PLACES }, (_, place) => (
        <Skeleton key={place} height="2.75rem" />
      ))}
    </>
  );
}

/** Error state of a list; `what` starts a sentence: 'The donations'. */
export function ListFailed({ title, what }: { title: string; what: string }) {
  return (
    <ErrorState
      title={title}
      message={`${what} did not arrive. They are safe; load the page again in a moment.`}
      action={
        <Button href="" look="plain">
          Try again
        </Button>
      }
    />
  );
}

interface ListEmptyProps {
  isFiltered: boolean;
  word: SiteWord;
  none: string;
  noneFits: string;
}

export function ListEmpty({ isFiltered, word, none, noneFits }: ListEmptyProps) {
  if (!isFiltered) return <EmptyState word={word} title={none} />;
  return (
    <EmptyState word="question" title={noneFits}>
      Choose less in the filter to see more.
    </EmptyState>
  );
}
