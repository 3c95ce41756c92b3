import type { BoxProps } from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { RowSelection } from '../AdminTable/admin-table.types';
import { BulkActions } from '../BulkActions/BulkActions';
import { BulkResult } from '../BulkActions/BulkResult';
import { useSelection } from '../BulkActions/use-selection';
import type { BulkActionSet, BulkControl } from '../BulkActions/bulk-actions.types';
import { ListExport } from '../ListStates/ListExport';
import type { ExportState } from '../ListStates/ListExport';
import { ListError, ListLayout, ListLoading } from '../ListStates/ListStates';

type RecordListState<Row> =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  | { kind: 'empty' }
  | { kind: 'ready'; rows: readonly Row[]; olderHref?: string };

interface RecordListProps<Row, Action extends string> extends Omit<BoxProps, 'children'> {
  /** What is known of the list: its rows, or why there are none. */
  state: RecordListState<Row>;
  /** Plural of the record: 'orders'. */
  noun: string;
  /** What can be done with several records. */
  actions: BulkActionSet<Row, Action>;
  /** Progress and result of the last action, and what starts the next one. */
  bulk: BulkControl<Row, Action>;
  /** Shown instead of the list when there is no record. */
  empty: ReactNode;
  /** Table of the records, whose rows can be selected. */
  renderTable: (rows: readonly Row[], selection: RowSelection<Row>) => ReactNode;
  /** Progress of the download. */
  exportState: ExportState;
  /** Downloads the filtered list. */
  onExport: () => void;
}

/** A list of records that can be selected and downloaded, in each of its states. */
export function RecordList<Row extends { id: number }, Action extends string>(
  props: RecordListProps<Row, Action>,
) {
  const { state, noun, actions, bulk, empty, renderTable, exportState, onExport, ...box } = props;
  return (
    <ListLayout {...box}>
      <BulkResult run={bulk.run} />
      {state.kind === 'loading' ? <ListLoading /> : null}
      {state.kind === 'failed' ? <ListError title={state.message} what={`The ${noun}`} /> : null}
      {state.kind === 'empty' ? empty : null}
      {state.kind === 'ready' ? (
        <>
          <SelectableRows rows={state.rows} actions={actions} bulk={bulk} renderTable={renderTable} />
          <ListExport
            {...{ exportState, onExport }}
            olderHref={state.olderHref}
            olderLabel={`Older ${noun}`}
          />
        </>
      ) : null}
    </ListLayout>
  );
}

type SelectableRowsProps<Row, Action extends string> = Pick<
  RecordListProps<Row, Action>,
  'actions' | 'bulk' | 'renderTable'
> & { rows: readonly Row[] };

function SelectableRows<Row extends { id: number }, Action extends string>({
  rows,
  actions,
  bulk,
  renderTable,
}: SelectableRowsProps<Row, Action>) {
  const selection = useSelection(rows);
  return (
    <BulkActions actions={actions} selection={selection} control={bulk}>
      {renderTable(rows, { ...selection, getName: actions.getName })}
    </BulkActions>
  );
}
