import type { BulkFailure } from '@paniscus/ui';
import { isAnswerLost } from '../../../api/error-messages';

/** Action on one row. It resolves to what takes the action back, if anything does. */
export type BulkStep = {
  id: number;
  name: string;
  run: () => Promise<(() => Promise<unknown>) | undefined>;
};

export type BulkOutcome = {
  succeeded: number;
  failures: BulkFailure[];
  /** How many of the failures may be none, because only the answer was lost. */
  unanswered: number;
  /** Steps to repeat, because they failed for a reason that may pass. */
  retries: BulkStep[];
  /** Steps that take back what succeeded. */
  reversals: BulkStep[];
};

type BulkOptions = {
  onProgress: (done: number) => void;
  describeError: (error: Error) => string;
  /** Whether the same step may succeed later. */
  isTemporary: (error: Error) => boolean;
};

/** Runs steps one after the other. One that fails does not stop the others. */
export async function runBulk(
  steps: readonly BulkStep[],
  { onProgress, describeError, isTemporary }: BulkOptions,
): Promise<BulkOutcome> {
  const outcome: BulkOutcome = { succeeded: 0, failures: [], unanswered: 0, retries: [], reversals: [] };
  for (const [done, step] of steps.entries()) {
    onProgress(done);
    const { id, name } = step;
    try {
      const undo = await step.run();
      outcome.succeeded += 1;
      if (undo !== undefined)
        outcome.reversals.push({
          id,
          name,
          run: async () => {
            await undo();
            return undefined;
          },
        });
    } catch (error) {
      const failure = error as Error;
      outcome.failures.push({ id, name, reason: describeError(failure) });
      if (isAnswerLost(failure)) outcome.unanswered += 1;
      if (isTemporary(failure)) outcome.retries.push(step);
    }
  }
  return outcome;
}
