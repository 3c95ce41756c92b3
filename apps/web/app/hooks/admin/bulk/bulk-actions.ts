import { toUuidV4 } from '@paniscus/domain/ids';
import type { BulkActionSet, BulkControl, BulkFailure, BulkRun } from '@paniscus/ui';
import { useRef, useState } from 'react';
import { PostConflictError } from '../../../api/posts';
import { getErrorMessage } from '../../../api/error-messages';
import { ProblemError } from '../../../api/problem-error';
import { describeUndo } from './describe-undo';
import { runBulk } from './run-bulk';
import type { BulkStep } from './run-bulk';

type BulkOptions<Row, Action extends string> = {
  actions: BulkActionSet<Row, Action>;
  /**
   * Runs the action on a row. The key is the same when the action is repeated, so that it is done once although a
   * response was lost. Resolves to what takes the action back, if anything does.
   */
  runOne: (row: Row, action: Action, key: string) => ReturnType<BulkStep['run']>;
  /** Loads the lists again, after the last row. */
  onSettled: () => Promise<unknown>;
};

const FAILURE_MESSAGE = 'It was not changed. Please try again.';

/** Actions on several rows of a list, one request for each row. */
export function useBulkActions<Row extends { id: number }, Action extends string>({
  actions,
  runOne,
  onSettled,
}: BulkOptions<Row, Action>): BulkControl<Row, Action> {
  const [run, setRun] = useState<BulkRun>();
  const isRunning = useRef(false);

  const start = async (
    steps: readonly BulkStep[],
    refusals: readonly BulkFailure[],
    describe: (count: number) => string,
  ) => {
    if (isRunning.current) return;
    isRunning.current = true;
    const total = steps.length;
    const onProgress = (done: number) => setRun({ kind: 'running', done, total });
    const outcome = await runBulk(steps, { onProgress, describeError, isTemporary });
    await onSettled();
    isRunning.current = false;
    const { succeeded, retries, reversals } = outcome;
    const failures = [...refusals, ...outcome.failures];
    setRun({
      kind: 'finished',
      message: [
        ...(succeeded === 0 ? [] : [describe(succeeded)]),
        ...(failures.length === 0 ? [] : [`${failures.length} not changed.`]),
      ].join(' '),
      failures,
      onRetry: retries.length === 0 ? undefined : () => void start(retries, [], describe),
      onUndo: reversals.length === 0 ? undefined : () => void start(reversals, [], describeUndo(actions)),
      onClose: () => setRun(undefined),
    });
  };

  const onRun = (action: Action, rows: readonly Row[]) => {
    const named = rows.map((row) => ({
      row,
      id: row.id,
      name: actions.getName(row),
      reason: actions.getRefusal(row, action),
    }));
    const refusals = named.flatMap(({ id, name, reason }) =>
      reason === undefined ? [] : [{ id, name, reason }],
    );
    const steps = named
      .filter(({ reason }) => reason === undefined)
      .map(({ row, id, name }) => {
        const key = toUuidV4(crypto.getRandomValues(new Uint8Array(16)));
        return { id, name, run: () => runOne(row, action, key) };
      });
    void start(steps, refusals, (count) => actions.describe(action, count));
  };
  return { run, onRun };
}

const describeError = (error: Error) =>
  error instanceof PostConflictError
    ? 'It was changed in the meantime. The list now shows the current version.'
    : getErrorMessage(error, FAILURE_MESSAGE);

/** Errors of the network and of the server; what the server refuses, it refuses again. */
const isTemporary = (error: Error) =>
  error instanceof ProblemError && (error.status === 0 || error.status >= 500);
