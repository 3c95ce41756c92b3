import type { ImpactFigureForm, StaffImpactFigure } from '@paniscus/domain/impact';
import { FigureDialog } from './FigureDialog';
import type { FigureAction, ListedFigures } from './staff-impact-screen.types';

interface FigureEditorProps {
  /** Undefined for a new figure. */
  edited: StaffImpactFigure | undefined;
  state: ListedFigures;
  /** Whether the state tells the result of this dialog. */
  isResultShown: boolean;
  onAction: (action: FigureAction) => Promise<boolean>;
  onSaved: () => void;
  onClose: () => void;
}

/** Dialog of a figure. It stays open, with its text, until the figure is saved. */
export function FigureEditor(props: FigureEditorProps) {
  const { edited, state, isResultShown, onAction, onSaved, onClose } = props;
  const save = async (form: ImpactFigureForm) => {
    const action: FigureAction =
      edited === undefined
        ? { kind: 'create', form }
        : { kind: 'update', id: edited.id, form, version: edited.version };
    if (await onAction(action)) onSaved();
  };
  return (
    <FigureDialog
      figure={edited}
      isSaving={state.kind === 'processing'}
      problem={state.kind === 'refused' && isResultShown ? state.message : undefined}
      onSave={save}
      onClose={onClose}
    />
  );
}
