import { toUuidV4 } from '@paniscus/domain/ids';
import type { BulkActionSet, BulkControl, BulkFailure, BulkRun } from '@paniscus/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { PostConflictError } from '../../../api/posts';
import { getErrorMessage } from '../../../api/error-messages';
import { ProblemError } from '../../../api/problem-error';
import { describeOutcome } from './describe-outcome';
import { describeUndo } from './describe-undo';
import { CHANGED_MEANWHILE, explainRefusals } from './refusals';
import { runBulk } from './run-bulk';
import type { BulkStep } from './run-bulk';

type BulkOptions<Row, Action extends string, Page> = {
  actions: BulkActionSet<Row, Action>;
  /**
   * Runs the action on a row. The key is the same when the action is repeated, so that it is done once although a
   * response was lost. Resolves to what takes the action back, if anything does.
   */
  runOne: (row: Row, action: Action, key: string) => ReturnType<BulkStep['run']>;
  /** Key of the list among the queries. */
  listKey: string;
  /** The rows of a page of the list. */
  getRows: (page: Page) => readonly NoInfer<Row>[];
  /** Loads the list again, and what depends on it. */
  reload: () => Promise<unknown>;
  /** Loads what depends on the list, when every row was changed in place; otherwise all is loaded. */
  reloadOthers?: () => Promise<unknown>;
};

const FAILURE_MESSAGE = 'It was not changed. Please try again.';

/** Actions on several rows of a list, one request for each row. */
export function useBulkActions<Row extends { id: number }, Action extends string, Page>({
  actions,
  runOne,
  listKey,
  getRows,
  reload,
  reloadOthers = reload,
}: BulkOptions<Row, Action, Page>): BulkControl<Row, Action> {
  const queryClient = useQueryClient();
  const [run, setRun] = useState<BulkRun>();
  const isRunning = useRef(false);

  const runAlone = async (task: () => Promise<void>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    await task().finally(() => {
      isRunning.current = false;
    });
  };

  const start = async (
    steps: readonly BulkStep[],
    refusals: readonly BulkFailure[],
    describe: (count: number) => string,
  ) => {
    const total = steps.length;
    const onProgress = (done: number) => setRun({ kind: 'running', done, total });
    const outcome = await runBulk(steps, { onProgress, describeError, isTemporary });
    // A run of no rows follows a refusal, for which the list has just been loaded.
    if (total > 0) await (outcome.failures.length === 0 ? reloadOthers() : reload());
    const { succeeded, unanswered, retries, reversals } = outcome;
    const failures = [...refusals, ...outcome.failures];
    setRun({
      kind: 'finished',
      message: describeOutcome(
        succeeded === 0 ? undefined : describe(succeeded),
        failures.length,
        unanswered,
      ),
      failures,
      onRetry: retries.length === 0 ? undefined : () => void runAlone(() => start(retries, [], describe)),
      onUndo:
        reversals.length === 0
          ? undefined
          : () => void runAlone(() => start(reversals, [], describeUndo(actions))),
      onClose: () => setRun(undefined),
    });
  };

  const findRefusals = async (refused: readonly Row[], action: Action): Promise<BulkFailure[]> => {
    if (refused.length === 0) return [];
    await reload();
    const pages = queryClient.getQueriesData<Page>({ queryKey: [listKey], type: 'active' });
    const current = pages.flatMap(([, page]) => (page === undefined ? [] : getRows(page)));
    return explainRefusals(actions, action, refused, current);
  };

  const runAll = async (action: Action, rows: readonly Row[]) => {
    const refused = rows.filter((row) => actions.getRefusal(row, action) !== undefined);
    const steps = rows
      .filter((row) => !refused.includes(row))
      .map((row) => {
        const key = toUuidV4(crypto.getRandomValues(new Uint8Array(16)));
        return { id: row.id, name: actions.getName(row), run: () => runOne(row, action, key) };
      });
    setRun({ kind: 'running', done: 0, total: rows.length });
    await start(steps, await findRefusals(refused, action), (count) => actions.describe(action, count));
  };
  const onRun = (action: Action, rows: readonly Row[]) => void runAlone(() => runAll(action, rows));
  return { run, onRun };
}

const describeError = (error: Error) =>
  error instanceof PostConflictError ? CHANGED_MEANWHILE : getErrorMessage(error, FAILURE_MESSAGE);

/** Errors of the network and of the server; what the server refuses, it refuses again. */
const isTemporary = (error: Error) =>
  error instanceof ProblemError && (error.status === 0 || error.status >= 500);
