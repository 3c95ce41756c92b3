/** What can be done with the selected rows of a list at once. */
export interface BulkActionSet<Row, Action extends string> {
  /** Buttons in order, with their labels. */
  labels: Readonly<Record<Action, string>>;
  /** Actions that take something away from readers or donors. */
  cautious?: readonly Action[];
  /** What a row is, in the singular: 'post'. */
  noun: string;
  /** What a row is called for screen readers and in results. */
  getName: (row: Row) => string;
  /** Why an action does not apply to a row; undefined when it does. */
  getRefusal: (row: Row, action: Action) => string | undefined;
  /** What an action has done with a number of rows: '3 posts published.' */
  describe: (action: Action, count: number) => string;
}

/** Progress and result of the last action on several rows. */
export type BulkRun =
  | { kind: 'running'; done: number; total: number }
  | {
      kind: 'finished';
      /** How many rows the action has changed: '3 posts published.' */
      message: string;
      /** Rows that are as they were, and why. */
      failures: readonly BulkFailure[];
      /** Repeats the action on the rows in which it failed. */
      onRetry?: () => void;
      /** Takes the action back in the rows in which it succeeded. */
      onUndo?: () => void;
      /** Removes the result. */
      onClose: () => void;
    };

export interface BulkFailure {
  /** Identifies the row. */
  id: number;
  /** What the row is called. */
  name: string;
  /** Why nothing changed. */
  reason: string;
}

/** Last action on several rows, and what starts the next one. */
export interface BulkControl<Row, Action extends string> {
  /** Undefined until there was an action. */
  run: BulkRun | undefined;
  /** Runs an action on rows. */
  onRun: (action: Action, rows: readonly Row[]) => void;
}
