import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { StaffImpactFigure } from '@paniscus/domain/impact';
import {
  ActionResult,
  AdminTable,
  EmptyState,
  ProcessingBackdrop,
  useEditedRecord,
  useShownResult,
} from '@paniscus/ui';
import { getFigureColumns } from './figure-columns';
import { LazyFigureEditor } from './figure-editor.lazy';
import type { FigureAction, ListedFigures } from './staff-impact-screen.types';

interface FigureListProps {
  state: ListedFigures;
  onAction: (action: FigureAction) => Promise<boolean>;
}

/** Table of the figures, with the dialog to add or change one. */
export function FigureList({ state, onAction }: FigureListProps) {
  const { figures } = state;
  const [edited, setEdited] = useEditedRecord(figures, state.kind === 'refused');
  const result = useShownResult(onAction);
  const open = (figure: StaffImpactFigure | 'new') => {
    result.forget();
    setEdited(figure);
  };
  const add = <Button onClick={() => open('new')}>Add a figure</Button>;
  const run = (action: FigureAction) => void result.act(action);
  const columns = getFigureColumns({ figures, onAction: run, onEdit: open });
  return (
    <>
      {edited === undefined && result.isShown ? (
        <ActionResult state={state} action={<UndoButton state={state} onAction={run} />} />
      ) : null}
      {figures.length === 0 ? (
        <EmptyState word="good" title="No figures yet." action={add}>
          A figure says what was counted, for which period, and where the number comes from. Publish only what
          you can prove. Until then, the impact page says that no figures are published.
        </EmptyState>
      ) : (
        <>
          <Box>{add}</Box>
          <AdminTable label="Impact figures" columns={columns} rows={figures} getRowKey={({ id }) => id} />
        </>
      )}
      {edited === undefined ? (
        <ProcessingBackdrop open={state.kind === 'processing'} label="Processing..." />
      ) : (
        <LazyFigureEditor
          edited={edited === 'new' ? undefined : edited}
          state={state}
          isResultShown={result.isShown}
          onAction={result.act}
          onSaved={() => setEdited(undefined)}
          onClose={() => {
            result.forget();
            setEdited(undefined);
          }}
        />
      )}
    </>
  );
}

interface UndoButtonProps {
  state: ListedFigures;
  onAction: (action: FigureAction) => void;
}

/** Brings a deleted figure back. */
function UndoButton({ state, onAction }: UndoButtonProps) {
  if (state.kind !== 'ready' || state.deleted === undefined) return null;
  const { deleted } = state;
  return (
    <Button
      variant="outlined"
      color="inherit"
      size="small"
      onClick={() => onAction({ ...deleted, kind: 'restore' })}
    >
      Undo
    </Button>
  );
}
