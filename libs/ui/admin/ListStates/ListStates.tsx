import Box from '@mui/material/Box';
import type { BoxProps } from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { StackProps } from '@mui/material/Stack';
import type { SiteWord } from '@paniscus/lexigrams';
import { useEffect } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { EmptyState } from '../../feedback/EmptyState/EmptyState';
import { ErrorState } from '../../feedback/ErrorState/ErrorState';
import { Loading } from '../../feedback/Loading/Loading';
import { ReloadButton } from '../../buttons/ReloadButton/ReloadButton';
import { mergeSx } from '../../theme/merge-sx';
import { ListResultProvider, useEmitListResult } from './list-result';

const SKELETON_COUNT = 6;

/** Navigation, filter and table of a list, one below the other. */
export function ListLayout({ sx, ...box }: BoxProps) {
  return (
    <ListResultProvider>
      <Box {...box} sx={mergeSx({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }, sx)} />
    </ListResultProvider>
  );
}

/** Links to the next and previous page of a list. */
export function ListFooter({ sx, ...stack }: StackProps) {
  return (
    <Stack
      direction="row"
      {...stack}
      sx={mergeSx(
        { flexWrap: 'wrap', justifyContent: 'space-between', gap: 2, '&:empty': { display: 'none' } },
        sx,
      )}
    />
  );
}

/** Children of the layout of the list, which sets their distance. */
export function ListLoading() {
  return (
    <>
      <Loading word="key" />
      {Array.from({ length: SKELETON_COUNT }, (_, index) => (
        <Skeleton key={index} variant="rectangular" height="2.75rem" />
      ))}
    </>
  );
}

interface ListErrorProps extends Omit<ComponentProps<typeof ErrorState>, 'message' | 'action'> {
  /** Starts the sentence that reassures: 'The donations'. */
  what: string;
}

/** Error state of a list. */
export function ListError({ what, ...state }: ListErrorProps) {
  return (
    <ErrorState
      {...state}
      message={`${what} could not be loaded. No data was lost. Reload the page in a moment.`}
      action={<ReloadButton variant="outlined" color="inherit" />}
    />
  );
}

interface ListEmptyProps extends Omit<StackProps, 'title'> {
  /** Whether a filter is set, so that the list may be empty because of it. */
  isFiltered: boolean;
  /** Sign of the state without a filter. */
  word: SiteWord;
  /** Text without a filter: 'No orders yet.' */
  emptyTitle: string;
  /** Text with a filter: 'No order fits the filter.' */
  noMatchesTitle: string;
  /** Without a filter: how the list fills, and what staff do with it. */
  children?: ReactNode;
}

export function ListEmpty({
  isFiltered,
  word,
  emptyTitle,
  noMatchesTitle,
  children,
  ...stack
}: ListEmptyProps) {
  const emitResult = useEmitListResult();
  const text = isFiltered ? noMatchesTitle : emptyTitle;
  // Another filter may match nothing either, so each render reports it.
  useEffect(() => emitResult?.({ text }));
  if (!isFiltered)
    return (
      <EmptyState {...stack} word={word} title={emptyTitle}>
        {children}
      </EmptyState>
    );
  return (
    <EmptyState {...stack} word="question" title={noMatchesTitle}>
      Remove a filter to see more.
    </EmptyState>
  );
}
