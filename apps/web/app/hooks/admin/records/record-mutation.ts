import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UseMutationResult } from '@tanstack/react-query';
import { getErrorMessage } from '../../../api/error-messages';
import { isNotFound } from '../../../api/problem-error';
import { isPromiseBroken } from './is-promise-broken';
import type { Followed } from './is-promise-broken';

type ActionRequest = { action: string };

type RecordMutationOptions<Item, Request> = {
  /** Query key of the record. */
  queryKey: readonly [name: string, id: number];
  /** Names of the queries in which the record appears. */
  lists: readonly string[];
  run: (request: Request) => Promise<Item>;
};

/**
 * What to say after an action, when it failed without a reason from the server, and when its result did not last, unless the
 * record shows that itself.
 */
export type ActionMessages = { done: string; failed: string; undone?: string };

type ActionState<Action> =
  | { kind: 'ready'; done?: string }
  | { kind: 'processing'; action: Action }
  | { kind: 'refused'; action: Action; message: string };

type MissingState = { kind: 'loading' } | { kind: 'notFound' } | { kind: 'failed'; message: string };

/** Runs an action on a record for staff and updates all queries that show it. */
export function useRecordMutation<Item, Request extends ActionRequest>({
  queryKey,
  lists,
  run,
}: RecordMutationOptions<Item, Request>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: run,
    // An answer that was asked for before is outdated.
    onMutate: () => queryClient.cancelQueries({ queryKey }),
    onSuccess: (item) => queryClient.setQueryData(queryKey, item),
    // A failed call may have changed it: a refund is stored even if the provider is unavailable.
    onError: () => queryClient.invalidateQueries({ queryKey }),
    onSettled: () => Promise.all(lists.map((name) => queryClient.invalidateQueries({ queryKey: [name] }))),
  });
}

/** State of the last action on the record that is shown. */
export function getActionState<Item extends Followed, Request extends ActionRequest>(
  { variables, isPending, error, data }: UseMutationResult<Item, Error, Request>,
  shown: Item,
  messages: Record<Request['action'], ActionMessages>,
): ActionState<Request['action']> {
  if (variables === undefined) return { kind: 'ready' };
  const action: Request['action'] = variables.action;
  if (isPending) return { kind: 'processing', action };
  const { done, failed, undone } = messages[action];
  if (error !== null) return { kind: 'refused', action, message: getErrorMessage(error, failed) };
  if (!isPromiseBroken(action, shown, data)) return { kind: 'ready', done };
  return undone === undefined ? { kind: 'ready' } : { kind: 'refused', action, message: undone };
}

/** State of a page without its record. */
export function toMissingState(failure: Error | 'notFound' | null, message: string): MissingState {
  if (failure === null) return { kind: 'loading' };
  return failure === 'notFound' || isNotFound(failure) ? { kind: 'notFound' } : { kind: 'failed', message };
}
