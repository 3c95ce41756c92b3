import Alert from '@mui/material/Alert';
import type { ImpactFigureForm, StaffImpactFigure } from '@paniscus/domain/impact';
import { FormProblem } from '@paniscus/ui';
import { useState } from 'react';
import { FigureDialog } from './FigureDialog';
import type { FigureAction, FigureActionResult, ListedFigures } from './staff-impact-screen.types';

interface FigureEditorProps {
  /** Undefined for a new figure. */
  edited: StaffImpactFigure | undefined;
  state: ListedFigures;
  onAction: (action: FigureAction) => Promise<FigureActionResult>;
  onSaved: () => void;
  onClose: () => void;
}

/** Dialog of a figure. It stays open, with its text, until the figure is saved. */
export function FigureEditor({ edited, state, onAction, onSaved, onClose }: FigureEditorProps) {
  const [result, setResult] = useState<FigureActionResult>();
  const theirs = result === 'conflict' ? state.figures.find(({ id }) => id === edited?.id) : undefined;
  const save = async (form: ImpactFigureForm) => {
    const action: FigureAction =
      edited === undefined
        ? { kind: 'create', form }
        : { kind: 'update', id: edited.id, form, version: (theirs ?? edited).version };
    const next = await onAction(action);
    if (next === 'done') onSaved();
    else setResult(next);
  };
  return (
    <FigureDialog
      figure={edited}
      isSaving={state.kind === 'processing'}
      problem={result === undefined ? null : <SaveProblem state={state} theirs={theirs} />}
      onSave={save}
      onClose={onClose}
    />
  );
}

function SaveProblem({ state, theirs }: { state: ListedFigures; theirs: StaffImpactFigure | undefined }) {
  if (state.kind !== 'refused') return null;
  if (theirs === undefined) return <FormProblem>{state.message} Your text is still here.</FormProblem>;
  return (
    <Alert severity="warning">
      {`This figure was changed while you were editing. It now reads “${theirs.value}, ${theirs.title}, ${theirs.period}.” Save again to replace those changes with yours.`}
    </Alert>
  );
}
