import { postDetailsResponse } from '@paniscus/domain/posts';
import type { PostDetails, PostDetailsInput, StoredPostDetails } from '@paniscus/domain/posts';
import type { PostDetailsState } from '@paniscus/features/posts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  fetchKnownSeries,
  fetchKnownTags,
  fetchPostDetails,
  savePostDetails,
} from '../../api/editor/post-details';
import { getErrorMessage } from '../../api/error-messages';
import { ProblemError } from '../../api/problem-error';
import { FeaturedPicturePicker } from './FeaturedPicturePicker';

const LOAD_FAILURE = 'Failed to load the details. Close this and try again in a moment.';
const SAVE_FAILURE = 'The details were not saved. Please try again.';

/** Details of a stored post, loaded when they are first needed and then only after a save. */
export function usePostDetails(id: number, isOpen: boolean, onSaved: () => void) {
  const queryClient = useQueryClient();
  const queryKey = ['post-details', id];
  const store = (details: StoredPostDetails) => queryClient.setQueryData(queryKey, details);
  const { data: details, isError } = useQuery({
    queryKey,
    queryFn: () => fetchPostDetails(id),
    enabled: isOpen,
    staleTime: Infinity,
    gcTime: 0,
  });
  const knownTags =
    useQuery({ queryKey: ['post-tags'], queryFn: fetchKnownTags, enabled: isOpen }).data ?? [];
  const knownSeries =
    useQuery({ queryKey: ['post-series'], queryFn: fetchKnownSeries, enabled: isOpen }).data ?? [];
  const { mutate, reset, error, isPending } = useMutation({
    mutationFn: (input: PostDetailsInput) => savePostDetails(id, input),
    onSuccess: (saved) => {
      store(saved);
      onSaved();
    },
  });
  const current = findCurrent(error);

  return {
    state: details === undefined ? toLoadingState(isError) : toFormState(details, error, isPending),
    knownTags,
    knownSeries,
    // After a conflict, the second save replaces what somebody else saved.
    onSave: (changed: PostDetails) => mutate({ ...changed, version: (current ?? details)?.version }),
    onUseCurrent: () => {
      if (current === undefined) return;
      store(current);
      reset();
    },
    PicturePicker: FeaturedPicturePicker,
  };
}

const toLoadingState = (isError: boolean): PostDetailsState =>
  isError ? { kind: 'failed', message: LOAD_FAILURE } : { kind: 'loading' };

function toFormState(details: StoredPostDetails, error: Error | null, isPending: boolean): PostDetailsState {
  if (isPending) return { kind: 'saving', details };
  if (error === null) return { kind: 'ready', details };
  const current = findCurrent(error);
  if (current !== undefined) return { kind: 'conflict', details, current };
  const errors = error instanceof ProblemError ? error.problem?.errors : undefined;
  return { kind: 'rejected', details, message: getErrorMessage(error, SAVE_FAILURE), errors };
}

/** Details that somebody else saved, when a save was rejected because of them. */
function findCurrent(error: Error | null): StoredPostDetails | undefined {
  const problem = error instanceof ProblemError ? error.problem : undefined;
  return problem?.status === 409 && 'current' in problem
    ? postDetailsResponse.validateSync(problem.current)
    : undefined;
}
