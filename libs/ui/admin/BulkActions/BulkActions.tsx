import Box from '@mui/material/Box';
import type { BoxProps } from '@mui/material/Box';
import { BulkBar } from './BulkBar';
import type { BulkActionSet, BulkControl } from './bulk-actions.types';
import type { Selection } from './use-selection';

export interface BulkActionsProps<Row, Action extends string> extends Omit<BoxProps, 'onSelect'> {
  /** What can be done with the rows. */
  actions: BulkActionSet<Row, Action>;
  /** Selection of the list, from `useSelection`. */
  selection: Selection<Row>;
  /** Progress and result of the last action, and what starts the next one. */
  control: BulkControl<Row, Action>;
}

/**
 * A list whose rows can be selected, the child, with the bar of the actions above it, unless no row can be selected.
 * `BulkResult` shows what they did.
 */
export function BulkActions<Row, Action extends string>(props: BulkActionsProps<Row, Action>) {
  const { actions, selection, control, children, ...box } = props;
  const { run, onRun } = control;
  const isEmpty = selection.total === 0 && run?.kind !== 'running';
  const start = (action: Action) => {
    onRun(action, selection.rows);
    selection.onClear();
  };
  return (
    <Box {...box}>
      {isEmpty ? null : <BulkBar actions={actions} selection={selection} run={run} onRun={start} />}
      {children}
    </Box>
  );
}
