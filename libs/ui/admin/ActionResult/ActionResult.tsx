import type { AlertProps } from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { FocusedAlert } from '../../feedback/FocusedAlert/FocusedAlert';
import { ResultSnackbar } from '../ResultSnackbar/ResultSnackbar';

/** State of a list for staff and its last action; `done` says what the action has done. */
type ActionState =
  { kind: 'ready'; done?: string } | { kind: 'processing' } | { kind: 'refused'; message: string };

interface ActionResultProps extends Pick<AlertProps, 'className' | 'id' | 'sx'> {
  /** Nothing is shown while the action runs, and before the first one. */
  state: ActionState;
  /** Button beside what was done, such as “Undo.” */
  action?: ReactNode;
}

/** Tells staff what an action in a list has done, or why it was refused. */
export function ActionResult({ state, action, ...root }: ActionResultProps) {
  if (state.kind === 'refused')
    return (
      <FocusedAlert {...root} severity="error">
        {state.message}
      </FocusedAlert>
    );
  if (state.kind === 'processing' || state.done === undefined) return null;
  return (
    <ResultSnackbar {...root} key={state.done} action={action}>
      {state.done}
    </ResultSnackbar>
  );
}
