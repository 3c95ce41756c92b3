import { styled } from '@mui/material/styles';
import type { SiteWord } from '@paniscus/lexigrams';
import { Button } from '../../Button/Button';
import { EmptyState } from '../../EmptyState/EmptyState';
import { ErrorState } from '../../ErrorState/ErrorState';
import { Loading } from '../../Loading/Loading';
import { Skeleton } from '../../Skeleton/Skeleton';

/** How many rows hold the place of those to come. */
const PLACES = 6;

/** The parts of a list's page, one below the other. */
export const ListStack = styled('div')(({ theme: { spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(4),
}));

/** Buttons beside each other, the first at the start and the last at the end. */
export const ListFoot = styled('div')(({ theme: { spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: spacing(2),
  '&:empty': { display: 'none' },
}));

/** A list on its way. */
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

/** A list that did not arrive; `what` begins a sentence: 'The donations'. */
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
  /** The word whose sign stands for what is not there yet. */
  word: SiteWord;
  /** Said when there is nothing at all. */
  none: string;
  /** Said when nothing fits the filter. */
  noneFits: string;
}

/** A list without a line: because there is nothing, or because nothing fits. */
export function ListEmpty({ isFiltered, word, none, noneFits }: ListEmptyProps) {
  if (!isFiltered) return <EmptyState word={word} title={none} />;
  return (
    <EmptyState word="question" title={noneFits}>
      Choose less in the filter to see more.
    </EmptyState>
  );
}
